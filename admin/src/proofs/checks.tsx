import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Box, Button, Stack, TextField } from '@mui/material';
import type { CompanyRecord, ProofEntry, ProofForm } from '#contract/openapi.ts';
import { withDialled } from '#contract/phone.ts';
import { proofResults, proofs } from '#contract/proofs.ts';
import { useRead } from '../api-client/data-provider.ts';
import { useChange } from '../api-client/use-change.ts';
import type { ListingRecord } from '../kind.ts';
import { dayOf } from '../date.ts';
import { Select } from '../fields/select.tsx';
import { Failure } from '../layout/notice.tsx';
import { Row } from '../layout/row.tsx';
import { Section } from '../layout/section.tsx';
import { useKeptAnswer } from '../layout/use-kept-answer.ts';
import { ToneChip } from '../layout/tone-chip.tsx';
import { messages } from '../messages.ts';
import { differingWords } from './compare-names.ts';
import { type ProofFacts, howToCheck, type CheckResult } from './how-to-check.tsx';

/** The checks of a company; a job has none. */
export const checksOf = (listing: ListingRecord) =>
  'title' in listing ? null : <Checks key={listing.id} company={listing} />;

const kinds = Object.keys(howToCheck) as ProofForm['kind'][];

function Checks({ company }: { company: CompanyRecord }) {
  const { id } = company;
  const { data, error, refetch } = useRead(['proofs', id], (api) => api.proofs(id));
  const { busy, change } = useChange();
  const [checked, setChecked] = useState('');
  const save: CheckProps['save'] = (check, onSaved) => {
    const onDone = () => {
      setChecked(company.etag);
      onSaved();
    };
    const { saved, failed } = messages.proof;
    void change((api) => api.check(company, check), { done: saved, failed, onDone });
  };
  return (
    <Section title="Checks">
      {error && <Failure text={messages.proof.listFailed} retry={refetch} />}
      {kinds.map((kind) => (
        <Check
          key={kind}
          {...{ kind, company, save }}
          entries={data?.data.filter((entry) => entry.kind === kind) ?? []}
          // The next check is of the new version of the company.
          disabled={busy || checked === company.etag}
        />
      ))}
      {company.proofs.email && `Owner’s link first used on ${dayOf(company.proofs.email.on)}`}
    </Section>
  );
}

interface CheckProps {
  kind: ProofForm['kind'];
  company: CompanyRecord;
  /** Of this kind, newest first. */
  entries: readonly ProofEntry[];
  save: (check: ProofForm, onSaved: () => void) => void;
  disabled: boolean;
}

/** One kind of check, open until it is made: each button saves what was found. What was typed stays if that fails. */
function Check({ kind, company, entries, save, disabled }: CheckProps) {
  const { look, sent, answers, outcomes } = howToCheck[kind];
  const { label: title } = proofs[kind];
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    // The worklist leads here.
    if (location.hash === `#${kind}`) summary.current?.focus();
  }, [kind]);
  const [{ note = '', ...typed }, keep] = useKeptAnswer<ProofFacts>(`${kind} ${company.id}`, {});
  const set = (name: string, value: string) => keep({ ...typed, note, [name]: value });
  const facts: ProofFacts = { ...sent?.(company), ...typed };
  const kept = company.proofs[kind];

  function saveAs({ result, facts: found }: CheckResult) {
    const known = Object.entries({ ...facts, ...found }).filter(([, fact]) => fact);
    save({ kind, result, facts: Object.fromEntries(known), note }, () => {
      keep({});
      summary.current?.focus();
    });
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!disabled) saveAs(outcomes[0]);
  };
  const hintOf = (name: string, answer = '') => {
    if (name !== 'registryName') return undefined;
    if (!answer) return `Listed as ${company.name}`;
    const words = differingWords(company.name, answer);
    return words.length > 0 ? `In one name only: ${words.join(', ')}` : 'Same name as listed';
  };
  const state = entries.length > 0 ? 'No longer valid' : 'Not checked';

  return (
    <Box component="details" open={kept?.result !== 'confirmed'} sx={row}>
      <Box component="summary" ref={summary}>
        <strong>{title}</strong>{' '}
        <ToneChip
          tone={kept?.result === 'confirmed' ? 'success' : 'warning'}
          label={kept ? `${proofResults[kept.result]}, lapses on ${dayOf(kept.until)}` : state}
        />
      </Box>
      <Stack component="form" noValidate aria-label={title} spacing={1.5} onSubmit={submit}>
        <Box sx={{ pt: 0.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {look(company)}
        </Box>
        {Object.entries(answers ?? {}).map(([name, { choices, type = 'text', label }]) => {
          const props = { label, value: facts[name] ?? '' };
          const onChange = (value: string) => set(name, value);
          if (choices) return <Select key={name} {...props} {...{ onChange }} options={choices} />;
          return (
            <TextField
              key={name}
              {...props}
              type={type}
              helperText={hintOf(name, typed[name])}
              onChange={({ target }) => onChange(target.value)}
              {...(type === 'date' && { slotProps: { inputLabel: { shrink: true } } })}
            />
          );
        })}
        <TextField
          label="Note for moderators"
          value={note}
          onChange={({ target }) => set('note', target.value)}
          slotProps={{ htmlInput: { maxLength: 500 } }}
        />
        <Row>
          {outcomes.map((outcome, index) => (
            <Button
              key={outcome.label}
              variant={index === 0 && answers ? 'contained' : 'outlined'}
              disabled={disabled}
              {...(index === 0 ? { type: 'submit' } : { onClick: () => saveAs(outcome) })}
            >
              {outcome.label}
            </Button>
          ))}
        </Row>
      </Stack>
      <Box component="ul" sx={{ pl: 2.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {entries.map(({ id, checkedAt, checkedBy, result, facts: found, note }) => (
          <li key={id}>
            {dayOf(checkedAt)}, {checkedBy ?? 'automatic'}:{' '}
            {withDialled(
              [proofResults[result], ...Object.values(found), note].filter(Boolean).join(', '),
            )}
          </li>
        ))}
      </Box>
    </Box>
  );
}

const row = { py: 0.5, borderTop: 1, borderColor: 'divider' };
