import type { ReactNode } from 'react';
import type { FieldDrawing } from '#catalog/fields/drawings.ts';
import { drawingTexts as words } from '#messages/drawings.ts';
import { Found, Lines, Paper, Title } from './paper.tsx';

function Licence() {
  const { title, serial, number } = words.licence;
  return (
    <Paper>
      <Title>{title}</Title>
      <Lines
        at={[
          [24, 48, 120],
          [24, 62, 90],
          [24, 76, 104],
          [176, 48, 112],
          [176, 62, 80],
          [176, 76, 96],
        ]}
      />
      <Found x={24} y={94} width={64} name={serial} value="AB" />
      <Found x={98} y={94} width={104} name={number} value="123456" />
    </Paper>
  );
}

function AddressCode() {
  const { title, code } = words.addressCode;
  return (
    <Paper>
      <Title>{title}</Title>
      <Lines
        at={[
          [24, 48, 200],
          [24, 62, 160],
          [24, 76, 220],
        ]}
      />
      <Found x={24} y={94} width={150} name={code} value="1234567890" />
    </Paper>
  );
}

function Imei() {
  const { dial, code } = words.imei;
  return (
    <Paper>
      <rect fill="var(--color-brand-strong)" x="24" y="20" width="72" height="112" rx="12" />
      <rect fill="var(--color-paper)" x="30" y="28" width="60" height="96" rx="7" />
      <text x="60" y="82" fontSize="14" fontWeight="600" textAnchor="middle" fill="var(--color-brand-strong)">
        {dial}
      </text>
      <path
        d="M106 76h30m-9-7 9 7-9 7"
        fill="none"
        stroke="var(--color-brand)"
        strokeWidth="3"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Found x={148} y={56} width={152} name={code} value="490154203237518" />
    </Paper>
  );
}

function Chip() {
  const { title, code } = words.chip;
  return (
    <Paper>
      <Title>{title}</Title>
      <Lines
        at={[
          [24, 52, 90],
          [24, 66, 70],
          [24, 80, 84],
        ]}
      />
      <path
        d="M150 48v34m6-34v34m4-34v34m9-34v34m5-34v34m4-34v34m8-34v34m6-34v34m4-34v34m9-34v34m5-34v34m7-34v34m6-34v34m4-34v34m9-34v34"
        stroke="var(--color-ink)"
        strokeWidth="2.5"
      />
      <Found x={142} y={94} width={152} name={code} value="990000000000001" />
    </Paper>
  );
}

function Policy() {
  const { title, code } = words.policy;
  return (
    <Paper>
      <Title>{title}</Title>
      <Found x={164} y={20} width={132} name={code} value="123456789012" />
      <Lines
        at={[
          [24, 76, 250],
          [24, 90, 220],
          [24, 104, 240],
          [24, 118, 160],
        ]}
      />
    </Paper>
  );
}

export const drawings: Readonly<Record<FieldDrawing, () => ReactNode>> = {
  licence: Licence,
  addressCode: AddressCode,
  imei: Imei,
  chip: Chip,
  policy: Policy,
};
