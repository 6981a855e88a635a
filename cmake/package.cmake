# What is installed, and the Debian package: `tools/package.sh` builds the rest and runs cpack.
set(CMAKE_INSTALL_DOCDIR share/doc/menagerie)
include(GNUInstallDirs)
set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON)  # packing does not build the tests

install(TARGETS menagerie RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
install(DIRECTORY web/dist/ DESTINATION ${CMAKE_INSTALL_DATADIR}/menagerie/web OPTIONAL PATTERN .sum EXCLUDE)
install(FILES README.md ARCHITECTURE.md RULES.md DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(DIRECTORY docs/ DESTINATION ${CMAKE_INSTALL_DOCDIR}/docs)
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} RENAME copyright)
install(DIRECTORY LICENSES DESTINATION ${CMAKE_INSTALL_DOCDIR})
install(FILES deploy/nginx.conf deploy/Caddyfile deploy/haproxy.cfg deploy/grafana.json
  DESTINATION ${CMAKE_INSTALL_DOCDIR}/examples)
install(FILES deploy/menagerie.1 DESTINATION ${CMAKE_INSTALL_MANDIR}/man1)
# Only a package knows these places: an install elsewhere leaves them alone.
install(FILES deploy/menagerie.service deploy/menagerie-backup.service deploy/menagerie-backup.timer DESTINATION /lib/systemd/system COMPONENT service EXCLUDE_FROM_ALL)
install(FILES deploy/debian/menagerie.default DESTINATION /etc/default RENAME menagerie COMPONENT service EXCLUDE_FROM_ALL)

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME menagerie)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_CONTACT "The Menagerie authors <menagerie@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "animal board games for everybody who has the link")
set(CPACK_PACKAGE_DESCRIPTION
  "Beasty Bar, New Beasts in Town and Animals on Board: a server with a web client for phones, bots, and the rules as a program.")
set(CPACK_SET_DESTDIR ON)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL Unspecified service)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS adduser)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
file(WRITE ${PROJECT_BINARY_DIR}/conffiles "/etc/default/menagerie\n")
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA
  ${PROJECT_SOURCE_DIR}/deploy/debian/postinst ${PROJECT_SOURCE_DIR}/deploy/debian/prerm
  ${PROJECT_SOURCE_DIR}/deploy/debian/postrm ${PROJECT_BINARY_DIR}/conffiles)
include(CPack)
