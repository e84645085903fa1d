-- Which key the content of a file is sealed under, so that it need not be fetched to be known. Null: under none of the ring.
alter table files add column content_key text;

-- A proof is for the bank alone, and is forgotten once the bank has answered.
update orders set sealed_proof = null where sealed_proof is not null and state <> 'threeDs';
