// Tiles and sets of tiles. Their names are notation's business; here they are numbers in the order of those names.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace menagerie::ark {

// 1 to 60: species by species, number by number, which is the bytewise order of their names.
using Tile = std::uint8_t;

inline constexpr int kSpecies = 12;
inline constexpr int kNumbers = 5;
inline constexpr int kTiles = kSpecies * kNumbers;

inline constexpr Tile kFaceDown = 0;  // a tile whose face is not seen; it comes before all others
inline constexpr Tile kNoTile = 0xFF;

constexpr Tile tile_of(int species, int number) { return static_cast<Tile>(species * kNumbers + number); }
constexpr int species_of(Tile tile) { return (tile - 1) / kNumbers; }
constexpr int number_of(Tile tile) { return (tile - 1) % kNumbers + 1; }

// A set of tiles, at most one of them face down; walked through in ascending order.
class TileSet {
 public:
  class Walk {
   public:
    explicit constexpr Walk(std::uint64_t bits) : bits_(bits) {}
    constexpr Tile operator*() const { return static_cast<Tile>(std::countr_zero(bits_)); }
    constexpr Walk& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Walk, Walk) = default;

   private:
    std::uint64_t bits_;
  };

  // Like an int, left as it is unless written `TileSet set{}`, which is the empty one: lists of moves need no clearing.
  TileSet() = default;
  static constexpr TileSet from_bits(std::uint64_t bits) {
    TileSet set{};
    set.bits_ = bits;
    return set;
  }
  static constexpr TileSet only(Tile tile) { return from_bits(std::uint64_t{1} << tile); }
  static constexpr TileSet species(int species) { return from_bits(std::uint64_t{31} << tile_of(species, 1)); }

  constexpr std::uint64_t bits() const { return bits_; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr bool has(Tile tile) const { return (bits_ >> tile & 1) != 0; }
  constexpr bool has_all(TileSet others) const { return (others.bits_ & ~bits_) == 0; }
  constexpr Tile first() const { return static_cast<Tile>(std::countr_zero(bits_)); }
  // All but the face-down one.
  constexpr TileSet face_up() const { return from_bits(bits_ & ~std::uint64_t{1}); }

  constexpr void add(Tile tile) { bits_ |= std::uint64_t{1} << tile; }
  constexpr TileSet& operator|=(TileSet b) { return *this = *this | b; }
  constexpr TileSet& operator-=(TileSet b) { return *this = *this - b; }
  friend constexpr TileSet operator|(TileSet a, TileSet b) { return from_bits(a.bits_ | b.bits_); }
  friend constexpr TileSet operator&(TileSet a, TileSet b) { return from_bits(a.bits_ & b.bits_); }
  friend constexpr TileSet operator-(TileSet a, TileSet b) { return from_bits(a.bits_ & ~b.bits_); }
  friend constexpr bool operator==(TileSet, TileSet) = default;

  constexpr Walk begin() const { return Walk(bits_); }
  constexpr Walk end() const { return Walk(0); }

 private:
  std::uint64_t bits_;
};
static_assert(std::is_trivial_v<TileSet>);

// Of two sets of the same size, whether the one comes before the other when both are written out.
constexpr bool comes_before(TileSet a, TileSet b) {
  const std::uint64_t differing = a.bits() ^ b.bits();
  return (a.bits() & differing & (~differing + 1)) != 0;
}

}  // namespace menagerie::ark
