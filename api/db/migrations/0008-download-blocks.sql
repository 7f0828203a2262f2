-- Nothing reads or writes these any more. They go once no installation runs a version that does.
create table download_block (
  first text primary key,
  packages integer not null
);
create table download_bits (
  block text not null,
  term text not null,
  bits text not null,
  constraint download_bits_key primary key (block, term)
);
create index download_bits_by_term on download_bits (term, block);
create table download_place (
  block text not null,
  slot integer not null,
  download_id text not null,
  constraint download_place_key primary key (block, slot)
);
