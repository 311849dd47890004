/* a map */
var stringmap:Array = [
'PPFFPPPPPPP',
'PFFFFPPPPHH',
'FFPPPPPD2--',
'HHHDHHHD|HH',
'HMMDMMHD|MM',
'MMMDMMMDMMM',
'MM|DHMMDMMH',
'HH|DHHHDHHH',
'--0DPPPPPFF',
'HHPPPPFFFFP',
'PPPPPPPFFPP',
]; // end
let strategicpoints = new Array();
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )
strategicpoints . push( &quot;00000000000&quot; )