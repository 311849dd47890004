GlobalVariables.stringmap=new Array();
GlobalVariables.stringmap.push("PPP");
GlobalVariables.navy=["1"]; /* open