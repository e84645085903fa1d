const tones = {
  deep: { body: 'var(--color-brand)', shade: 'var(--color-brand-strong)', glass: 'var(--color-brand-soft)' },
  light: { body: 'var(--color-tint)', shade: 'var(--color-brand)', glass: 'var(--color-paper)' },
};

/** The family's car in profile, 172 by 82 units, facing right; (x, y) is where its rear bumper meets the ground. */
export function Car({
  x,
  y,
  scale = 1,
  flip = false,
  tone = 'deep',
}: {
  x: number;
  y: number;
  scale?: number;
  flip?: boolean;
  tone?: keyof typeof tones;
}) {
  const { body, shade, glass } = tones[tone];
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale})`}>
      <path fill={body} d="M22 -46 L40 -73 C44 -79 49 -82 56 -82 H90 C97 -82 103 -79 108 -74 L134 -46 Z" />
      <path
        fill={glass}
        d="M41 -50 L51 -67 C53 -71 56 -73 60 -73 H70 V-50 Z M78 -50 V-73 H88 C93 -73 97 -71 100 -68 L116 -50 Z"
      />
      <path
        fill={body}
        d="M8 -12 C3 -12 0 -15 0 -20 V-36 C0 -44 5 -49 13 -50 H124 L152 -44 C165 -41 172 -34 172 -24 V-19 C172 -15 169 -12 165 -12 Z"
      />
      <path fill={shade} d="M0 -24 H172 V-19 C172 -15 169 -12 165 -12 H8 C3 -12 0 -15 0 -20 Z" />
      <path fill="var(--color-accent)" d="M157 -42.5 C165 -40 170 -36 171.5 -30 H162 C158 -30 155 -33 155 -37 Z" />
      <rect fill={shade} x="0" y="-41" width="8" height="9" rx="3" />
      <rect fill={shade} x="82" y="-43" width="15" height="4" rx="2" />
      <circle fill={body} cx="38" cy="-16" r="21" />
      <circle fill={body} cx="132" cy="-16" r="21" />
      <circle fill="var(--color-brand-strong)" cx="38" cy="-16" r="16" />
      <circle fill="var(--color-brand-strong)" cx="132" cy="-16" r="16" />
      <circle fill="var(--color-brand-soft)" cx="38" cy="-16" r="6.5" />
      <circle fill="var(--color-brand-soft)" cx="132" cy="-16" r="6.5" />
    </g>
  );
}

export function KaskoIllustration() {
  return (
    <svg viewBox="0 0 320 240" role="presentation" aria-hidden="true" focusable="false">
      <path fill="var(--color-brand-soft)" d="M56 200 V128 A104 104 0 0 1 264 128 V200 Z" />
      <path
        fill="var(--color-paper)"
        d="M160 40 C143 52 125 58 106 59 C103 59 101 61 101 64 V98 C101 134 124 160 160 174 Z"
      />
      <path
        fill="var(--color-tint)"
        d="M160 40 C177 52 195 58 214 59 C217 59 219 61 219 64 V98 C219 134 196 160 160 174 Z"
      />
      <g fill="var(--color-brand)" transform="translate(154 92) rotate(45)">
        <rect x="-5" y="-36" width="10" height="41" rx="5" />
        <rect x="-16" y="-5" width="21" height="10" rx="5" />
      </g>
      <Car x={65} y={200} scale={1.1} />
      <rect fill="var(--color-tint)" x="24" y="200" width="272" height="6" rx="3" />
    </svg>
  );
}
