// What `menagerie migrate` sees of a store: sheets of rows, read in the order of their keys and written in any.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace menagerie::store::copy {

struct Column {
  enum class Kind { Number, Flag, Text, Bytes };
  const char* name;
  Kind kind;
};

struct Sheet {
  const char* name;
  const char* order;  // by which columns
  std::vector<Column> columns;
};

// Everything that is kept but the signs of life. What refers to another row comes after it.
std::span<const Sheet> sheets();
// "a, b, c"
std::string column_names(const Sheet& sheet);

// Numbers as digits, everything else as it is.
using Row = std::vector<std::string>;

class Shelf {
 public:
  virtual ~Shelf() = default;

  virtual std::int64_t count(const Sheet& sheet) = 0;
  virtual void read(const Sheet& sheet) = 0;  // from the first row
  virtual bool next(Row& row) = 0;            // false: there are no more
  // All that is written between these is kept together, or not at all.
  virtual void begin_writing() = 0;
  virtual void write(const Sheet& sheet, const std::vector<Row>& rows) = 0;
  virtual void keep() = 0;
  // The last sign of life of a server, so that clocks have not run since.
  virtual std::optional<std::int64_t> last_alive() = 0;
  virtual void write_last_alive(std::int64_t at) = 0;

  // What went wrong first; empty: nothing.
  const std::string& trouble() const { return trouble_; }

 protected:
  void fail(const std::string& sentence) {
    if (trouble_.empty()) trouble_ = sentence.empty() ? "it does not answer" : sentence;
  }

 private:
  std::string trouble_;
};

struct Opened {
  std::unique_ptr<Shelf> shelf;  // or null, and
  std::string sentence;          // why
};
// A moment: what is there now, while servers go on writing. For the others no server may be using the store.
enum class Use { Read, Moment, Write };
// A folder or a file, which is made for writing.
Opened open_file(const std::string& path, Use use);
Opened open_postgres(const std::string& url, Use use);

}  // namespace menagerie::store::copy
