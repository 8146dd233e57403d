-- Sentences of the pages that a studio words itself, by the product's English words. What is null is
-- the product's.
create table page_sentences (
  source text primary key,
  words_en text,
  words_ar text,
  check (words_en is not null or words_ar is not null)
);
