# Uses x86-64-v3 (AVX2, BMI and their kin) where this machine has it; a plain build otherwise.
# Looked up at every configure, never cached: a build folder may be moved to another machine.
option(MENAGERIE_TUNE_CPU "Use what the CPU of this machine offers" OFF)

if(MENAGERIE_TUNE_CPU AND EXISTS /proc/cpuinfo)
  file(STRINGS /proc/cpuinfo flags REGEX "^flags" LIMIT_COUNT 1)
  set(has_v3 ON)
  foreach(flag avx avx2 bmi1 bmi2 f16c fma abm movbe)
    if(NOT " ${flags} " MATCHES " ${flag} ")
      set(has_v3 OFF)
    endif()
  endforeach()
  if(has_v3)
    add_compile_options(-march=x86-64-v3)
  endif()
  message(STATUS "CPU has x86-64-v3: ${has_v3}")
endif()
