-- Why something ended is a kind with its figures, so that nobody has to read them out of a text.
alter table orders alter column reason type jsonb using
  case
    when reason is null then null
    when reason ~ '^repriced:\d{1,15}:\d{1,15}$' then jsonb_build_object(
      'kind', 'repriced',
      'oldGross', split_part(reason, ':', 2)::bigint,
      'newGross', split_part(reason, ':', 3)::bigint
    )
    when reason ~ '^(bankRefused|captureRefused|voidRefused)(:|$)' then jsonb_build_object(
      'kind', split_part(reason, ':', 1),
      'code', substring(reason from '^[^:]*:?(.*)$')
    )
    when reason in (
      'abandoned', 'replaced', 'notVerified', 'bankUnavailable', 'insurerRefused', 'insurerDown', 'capturedUnreturned'
    ) then jsonb_build_object('kind', reason)
    else jsonb_build_object('kind', 'unknown', 'text', reason)
  end;

alter table order_items alter column reason type jsonb using
  case
    when reason is null then null
    when reason = 'not connected' then jsonb_build_object('kind', 'notConnected')
    when reason in ('repriced', 'insurerDown', 'cancelled') then jsonb_build_object('kind', reason)
    else jsonb_build_object('kind', 'declined', 'said', reason)
  end;

alter table refunds alter column problem type jsonb using
  case
    when problem is null then null
    when problem ~ '^insurerRefused:' then jsonb_build_object(
      'kind', 'insurerRefused',
      'said', substring(problem from '^[^:]*:(.*)$')
    )
    when problem ~ '^bankRefused:' then jsonb_build_object(
      'kind', 'bankRefused',
      'code', substring(problem from '^[^:]*:(.*)$')
    )
    when problem in (
      'insurerNotConnected', 'bankNotConnected', 'bankReturnedAnotherSum', 'moreThanTaken', 'lessThanPromised'
    ) then jsonb_build_object('kind', problem)
    else jsonb_build_object('kind', 'unknown', 'text', problem)
  end;
