-- A person may close a finding and says why. It is not raised again as long as what was compared reads the same.
alter table reconciliation_findings
  add column facts text,
  add column closed_at timestamptz,
  add column closing_reason text,
  add check ((closed_at is null) = (closing_reason is null)),
  add constraint reconciliation_findings_sealed check (starts_with(closing_reason, 's1.'));
