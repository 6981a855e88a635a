# How every file is compiled: the language, the warnings, the sanitizers, the cache.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
# Vectors of eight are handed only to functions of our own, all compiled for the same processor: what others would expect of
# them does not matter.
add_compile_options(-Wno-psabi)
if(CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  # Clang counts sign conversions among -Wconversion, g++ does not: ask both for the same.
  add_compile_options(-Wno-sign-conversion)
else()
  # g++ 12 warns of copies in its own std::string that cannot be (its bug 105329).
  add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-array-bounds)
endif()

set(MENAGERIE_SANITIZE "" CACHE STRING "Sanitizers to build with, separated by commas")
option(MENAGERIE_FUZZ "Build the fuzzers of tests/fuzz too" OFF)
option(MENAGERIE_CORE "Only the tests of engine, notation, ai, store and server: what takes long to compile with sanitizers is left out" OFF)
option(MENAGERIE_MUTANTS "An engine that can be told to forget a rule" OFF)
if(MENAGERIE_SANITIZE)
  add_compile_options(-fsanitize=${MENAGERIE_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${MENAGERIE_SANITIZE})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()
# Under sanitizers most of a build is the time it takes: only what plays games by the thousand is optimised there.
function(optimise_when_sanitized target)
  if(MENAGERIE_SANITIZE)
    target_compile_options(${target} PRIVATE -O1)
  endif()
endfunction()
if(MENAGERIE_FUZZ)
  add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(MENAGERIE_MUTANTS)
  add_compile_definitions(MENAGERIE_MUTANTS)
endif()

# Large headers of others are compiled once for each target (target_precompile_headers); ccache needs to be told.
find_program(CCACHE ccache)
if(CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER
    ${CMAKE_COMMAND} -E env CCACHE_SLOPPINESS=pch_defines,time_macros CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} ${CCACHE})
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    add_compile_options(-fpch-preprocess)
  endif()
endif()
# Many small files over large headers of others: compiled several at a time they take half as long, all together. Whoever
# changes one file again and again does better without: cmake --preset release -D MENAGERIE_UNITE=OFF
# What is in no header needs a name of its own within the target then.
option(MENAGERIE_UNITE "Compile several files of a target at a time" ON)
function(unite target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ${MENAGERIE_UNITE} UNITY_BUILD_BATCH_SIZE 8)
endfunction()
