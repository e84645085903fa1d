-- What is insured is of a kind. Everything quoted before was a vehicle.
update quotations set found = found || '{"kind": "vehicle"}' where not found ? 'kind';
update quotations set risk = risk || '{"kind": "vehicle"}' where risk is not null and not risk ? 'kind';
