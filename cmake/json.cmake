# nlohmann/json without exceptions, as WebAssembly needs it. Everything that includes it links this target:
# the same inline functions compiled both with and without exceptions must not meet in one program.
add_library(menagerie_json INTERFACE)
target_compile_definitions(menagerie_json INTERFACE JSON_NOEXCEPTION)

# For WebAssembly clang itself looks for the header where Debian puts it.
if(NOT MENAGERIE_WASM)
  find_package(nlohmann_json 3.11 REQUIRED)
  target_link_libraries(menagerie_json INTERFACE nlohmann_json::nlohmann_json)
endif()
