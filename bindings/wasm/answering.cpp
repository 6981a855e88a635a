// How a module is asked: the host writes a request into the buffer, has it answered and reads the result.
#include "bindings/wasm/answering.h"

#include <cstddef>

namespace {

std::string request;
std::string result;

}  // namespace

extern "C" {

// Room for a request of so many bytes.
__attribute__((export_name("menagerie_buffer"))) char* menagerie_buffer(std::size_t size) {
  request.assign(size, '\0');
  return request.data();
}

// Answers the request in the buffer; returns the length of the result.
__attribute__((export_name("menagerie_answer"))) std::size_t menagerie_answer(std::size_t length) {
  result = answer_line(std::string_view(request).substr(0, length));
  return result.size();
}

__attribute__((export_name("menagerie_result"))) const char* menagerie_result() { return result.data(); }

}  // extern "C"
