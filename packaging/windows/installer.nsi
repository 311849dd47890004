; The installer, made by packaging/windows.sh, which defines VERSION, STAGE (the folder with what is installed) and OUTPUT.
; For the person who runs it, so that nobody has to be asked for an administrator's password.
; Of 64 bits, as the program is: Windows of 32 bits could install it and not start it.
Target amd64-unicode
Unicode true
SetCompressor /SOLID lzma
RequestExecutionLevel user
Name "Stonemason"
OutFile "${OUTPUT}"
InstallDir "$LOCALAPPDATA\Programs\Stonemason"
InstallDirRegKey HKCU "Software\Stonemason" "Folder"
Icon "${STAGE}\icons\stonemason.ico"
UninstallIcon "${STAGE}\icons\stonemason.ico"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "Stonemason"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs Stonemason"
VIAddVersionKey "LegalCopyright" "GPL-3.0-or-later"

!include "FileFunc.nsh"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Stonemason"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

; A type of file: its ending, what people call it, its icon.
!macro InstallType ENDING WORDS ICON
    WriteRegStr HKCU "Software\Classes\Stonemason.${ENDING}" "" "${WORDS}"
    WriteRegStr HKCU "Software\Classes\Stonemason.${ENDING}\DefaultIcon" "" "$INSTDIR\icons\${ICON}.ico"
    WriteRegStr HKCU "Software\Classes\Stonemason.${ENDING}\shell\open\command" "" '"$INSTDIR\stonemason-window.exe" "%1"'
    WriteRegStr HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "Stonemason.${ENDING}" ""
    ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
    StrCmp $0 "" 0 +2
    WriteRegStr HKCU "Software\Classes\.${ENDING}" "" "Stonemason.${ENDING}"
!macroend

; The ending stays with a program that the person has chosen since.
!macro UninstallType ENDING WORDS ICON
    DeleteRegKey HKCU "Software\Classes\Stonemason.${ENDING}"
    DeleteRegValue HKCU "Software\Classes\.${ENDING}\OpenWithProgids" "Stonemason.${ENDING}"
    ReadRegStr $0 HKCU "Software\Classes\.${ENDING}" ""
    StrCmp $0 "Stonemason.${ENDING}" 0 +2
    DeleteRegValue HKCU "Software\Classes\.${ENDING}" ""
    DeleteRegKey /ifempty HKCU "Software\Classes\.${ENDING}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "Software\Classes\.${ENDING}"
!macroend

!macro AllTypes DO
    !insertmacro ${DO} "smap" "Stonemason map" "stonemason-map"
    !insertmacro ${DO} "sdeck" "Stonemason deck library" "stonemason-deck"
    !insertmacro ${DO} "sduel" "Stonemason game record" "stonemason-duel"
    !insertmacro ${DO} "sboard" "Stonemason board" "stonemason-board"
    !insertmacro ${DO} "swar" "Stonemason war game" "stonemason-war"
    !insertmacro ${DO} "ambush" "Stonemason ambush pattern" "stonemason-ambush"
    !insertmacro ${DO} "ztemplate" "Stonemason world template" "stonemason-template"
    !insertmacro ${DO} "hmm" "Pocket Heroes map" "stonemason-world"
    !insertmacro ${DO} "phm" "Pocket Heroes map for the game" "stonemason-world"
!macroend

Section
    SetOutPath "$INSTDIR"
    File /r "${STAGE}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Stonemason.lnk" "$INSTDIR\stonemason-window.exe"
    !insertmacro AllTypes InstallType
    WriteRegStr HKCU "Software\Stonemason" "Folder" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Stonemason"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\icons\stonemason.ico"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${RefreshShellIcons}
SectionEnd

; What it put there, file by file; whatever a person made lies elsewhere, or stays.
Section "Uninstall"
    !include "${STAGE}.nsh"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Stonemason.lnk"
    !insertmacro AllTypes UninstallType
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Stonemason"
    ${un.RefreshShellIcons}
SectionEnd
