// A list with room for a fixed number of items, kept where it is declared: the engine never touches the heap.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

namespace menagerie {

template <class Item, std::size_t Room>
class List {
 public:
  void add(const Item& item) {
    assert(size_ < Room && "the room of a list is proven enough where it is chosen");
    items_[size_++] = item;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Item& operator[](std::size_t i) { return items_[i]; }
  const Item& operator[](std::size_t i) const { return items_[i]; }
  Item* begin() { return items_; }
  Item* end() { return items_ + size_; }
  const Item* begin() const { return items_; }
  const Item* end() const { return items_ + size_; }
  const Item& back() const { return items_[size_ - 1]; }

 private:
  std::uint32_t size_ = 0;
  Item items_[Room];  // left as it is: only the first size_ items mean anything
};

}  // namespace menagerie
