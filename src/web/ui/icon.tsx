import type { ReactNode } from 'react';

export type IconName =
  | 'menu'
  | 'close'
  | 'edit'
  | 'chevronDown'
  | 'chevronRight'
  | 'chevronLeft'
  | 'check'
  | 'checkCircle'
  | 'info'
  | 'warning'
  | 'error'
  | 'phone'
  | 'mail'
  | 'whatsapp'
  | 'user'
  | 'logout'
  | 'search'
  | 'arrowRight'
  | 'external'
  | 'plus'
  | 'minus'
  | 'shield'
  | 'clock'
  | 'document'
  | 'car'
  | 'home'
  | 'health'
  | 'paw'
  | 'mobile'
  | 'road'
  | 'quake'
  | 'suitcase'
  | 'globe'
  | 'hospital'
  | 'scales'
  | 'textSize'
  | 'cookie'
  | 'eye'
  | 'eyeOff'
  | 'upload'
  | 'trash'
  | 'calendar'
  | 'star'
  | 'overview'
  | 'tag'
  | 'chat'
  | 'folder'
  | 'sliders'
  | 'lock';

/** A dot as round as the line is wide: a zero-length stroke with round caps. */
const dot = (x: number, y: number) => `M${x} ${y}h.01`;

const paths: Record<IconName, ReactNode> = {
  menu: <path d="M4 6.5h16M4 12h16M4 17.5h16" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  edit: <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />,
  chevronDown: <path d="m6 9.5 6 6 6-6" />,
  chevronRight: <path d="m9.5 6 6 6-6 6" />,
  chevronLeft: <path d="m14.5 6-6 6 6 6" />,
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  checkCircle: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.25 2.75 2.75L16 9.5" />
    </>
  ),
  info: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d={`M12 11.25V16.5${dot(12, 7.75)}`} />
    </>
  ),
  warning: (
    <>
      <path d="M10.25 4.5 2.9 17.25A2 2 0 0 0 4.63 20.25h14.74a2 2 0 0 0 1.73-3L13.75 4.5a2 2 0 0 0-3.5 0Z" />
      <path d={`M12 9.5v4${dot(12, 16.75)}`} />
    </>
  ),
  error: (
    <>
      <path d="M8.27 3h7.46L21 8.27v7.46L15.73 21H8.27L3 15.73V8.27Z" />
      <path d={`M12 7.5v5.25${dot(12, 16.25)}`} />
    </>
  ),
  phone: (
    <path d="M8.6 3.5H5.5a2 2 0 0 0-2 2.15A16.25 16.25 0 0 0 18.35 20.5a2 2 0 0 0 2.15-2v-3.1l-4.75-1.65-2.1 2.1a13.5 13.5 0 0 1-5.5-5.5l2.1-2.1Z" />
  ),
  mail: (
    <>
      <rect x="3" y="5" width="18" height="14" rx="2.5" />
      <path d="m3.75 7 7 5.5a2 2 0 0 0 2.5 0l7-5.5" />
    </>
  ),
  whatsapp: (
    <>
      <path d="M6.5 3.5h11a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3h-6l-4 3.25V17.5h-1a3 3 0 0 1-3-3v-8a3 3 0 0 1 3-3Z" />
      <path d="M10.1 6.75H8.9a.9.9 0 0 0-.9.97A6.9 6.9 0 0 0 14.53 14.25a.9.9 0 0 0 .97-.9v-1.2l-2-.7-.95.95a5.75 5.75 0 0 1-2.2-2.2l.95-.95Z" />
    </>
  ),
  user: (
    <>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5a7.5 7.5 0 0 1 15 0" />
    </>
  ),
  logout: <path d="M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M10 12h10.5M16.5 8l4 4-4 4" />,
  search: (
    <>
      <circle cx="10.75" cy="10.75" r="6.75" />
      <path d="m15.75 15.75 4.75 4.75" />
    </>
  ),
  arrowRight: <path d="M4.5 12h15M13.5 6l6 6-6 6" />,
  external: (
    <path d="M14 4h6v6M20 4l-9 9M18 13.5v4a2.5 2.5 0 0 1-2.5 2.5h-9A2.5 2.5 0 0 1 4 17.5v-9A2.5 2.5 0 0 1 6.5 6h4" />
  ),
  plus: <path d="M12 5v14M5 12h14" />,
  minus: <path d="M5 12h14" />,
  shield: (
    <>
      <path d="M12 3c2.25 1.7 4.75 2.5 7.5 2.7v5.55c0 4.65-2.75 7.9-7.5 9.75-4.75-1.85-7.5-5.1-7.5-9.75V5.7C7.25 5.5 9.75 4.7 12 3Z" />
      <path d="m8.75 12 2.25 2.25 4.25-4.5" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 7v5l3.25 2" />
    </>
  ),
  document: (
    <>
      <path d="M13.5 3H7.5A2.5 2.5 0 0 0 5 5.5v13A2.5 2.5 0 0 0 7.5 21h9a2.5 2.5 0 0 0 2.5-2.5v-10Z" />
      <path d="M13.5 3v5.5H19M8.75 13h6.5M8.75 16.75h4" />
    </>
  ),
  car: (
    <>
      <path d="M4.75 17.5H3.5a1 1 0 0 1-1-1v-3.25a2.25 2.25 0 0 1 1.8-2.2L5.5 10.75l2-3.85A2.5 2.5 0 0 1 9.72 5.5h3.75a2.5 2.5 0 0 1 1.95.95L18.5 10.75l1.45.3a2 2 0 0 1 1.55 1.95v3.7a1 1 0 0 1-1 1h-1.25M9.25 17.5h5.5M5.5 10.75h13M11.5 5.5v5.25" />
      <circle cx="7" cy="17.5" r="2.25" />
      <circle cx="17" cy="17.5" r="2.25" />
    </>
  ),
  home: (
    <path d="m3 11.25 7.7-7.1a2 2 0 0 1 2.6 0l7.7 7.1M5.25 9.5v8.75a2 2 0 0 0 2 2h9.5a2 2 0 0 0 2-2V9.5M9.75 20.25v-5a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1v5" />
  ),
  health: (
    <>
      <path d="M12 20.25C6 16.4 3 12.9 3 9.25a4.75 4.75 0 0 1 9-2.15 4.75 4.75 0 0 1 9 2.15c0 3.65-3 7.15-9 11Z" />
      <path d="M12 9.5v5M9.5 12h5" />
    </>
  ),
  paw: (
    <>
      <path d="M12 11.5c-2.9 0-5.75 3-5.75 5.75 0 1.9 1.25 3 2.9 3 1.15 0 1.8-.5 2.85-.5s1.7.5 2.85.5c1.65 0 2.9-1.1 2.9-3 0-2.75-2.85-5.75-5.75-5.75Z" />
      <ellipse cx="4.5" cy="11.25" rx="1.6" ry="2.1" />
      <ellipse cx="9" cy="6.25" rx="1.75" ry="2.4" />
      <ellipse cx="15" cy="6.25" rx="1.75" ry="2.4" />
      <ellipse cx="19.5" cy="11.25" rx="1.6" ry="2.1" />
    </>
  ),
  mobile: (
    <>
      <rect x="6.5" y="2.75" width="11" height="18.5" rx="2.5" />
      <path d="M10.75 18h2.5" />
    </>
  ),
  road: <path d="M8.5 3.5 4 20.5M15.5 3.5 20 20.5M12 4v2.75M12 10.5v3M12 17.25V20" />,
  quake: (
    <>
      <path d="m3 11.25 7.7-7.1a2 2 0 0 1 2.6 0l7.7 7.1M5.25 9.5v8.75a2 2 0 0 0 2 2h9.5a2 2 0 0 0 2-2V9.5" />
      <path d="m12.75 8-2.25 3.75h3L11.25 15.5" />
    </>
  ),
  suitcase: (
    <>
      <rect x="3.5" y="7.5" width="17" height="12.5" rx="2.5" />
      <path d="M9 7.5V5.25A1.75 1.75 0 0 1 10.75 3.5h2.5A1.75 1.75 0 0 1 15 5.25V7.5M8 7.5V20M16 7.5V20" />
    </>
  ),
  globe: (
    <>
      <circle cx="12" cy="12" r="9" />
      <path d="M3 12h18M12 3c2.5 2.4 3.75 5.4 3.75 9S14.5 18.6 12 21c-2.5-2.4-3.75-5.4-3.75-9S9.5 5.4 12 3Z" />
    </>
  ),
  hospital: (
    <>
      <rect x="4.5" y="4" width="15" height="16.5" rx="2.5" />
      <path d="M12 7.5v5M9.5 10h5M9.75 20.5v-3a1 1 0 0 1 1-1h2.5a1 1 0 0 1 1 1v3" />
    </>
  ),
  scales: (
    <path d="M12 4v16M7.5 20.5h9M5 6.5h14M5 6.5l-2.5 6.75a2.6 2.6 0 0 0 5 0ZM19 6.5l-2.5 6.75a2.6 2.6 0 0 0 5 0Z" />
  ),
  textSize: <path d="M2.25 18.5 7.5 5.5l5.25 13M4.1 14h6.8M15.25 18.5l3.25-8 3.25 8M16.4 15.75h4.2" />,
  cookie: (
    <>
      <path d="M12.5 3a9 9 0 1 0 8.5 9.25 3.75 3.75 0 0 1-4.25-4A4.25 4.25 0 0 1 12.5 3Z" />
      <path d={`${dot(8.5, 10)}${dot(8.75, 15)}${dot(13.5, 16.25)}${dot(12.75, 11.75)}`} />
    </>
  ),
  eye: (
    <>
      <path d="M2.5 12C4.5 8 7.9 5.75 12 5.75S19.5 8 21.5 12c-2 4-5.4 6.25-9.5 6.25S4.5 16 2.5 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  eyeOff: (
    <path d="M9.75 6A10 10 0 0 1 12 5.75c4.1 0 7.5 2.25 9.5 6.25a12.5 12.5 0 0 1-2.4 3.25M6.5 7.25A12 12 0 0 0 2.5 12c2 4 5.4 6.25 9.5 6.25a10 10 0 0 0 5-1.3M10.05 10.05a2.75 2.75 0 0 0 3.9 3.9M4 4l16 16" />
  ),
  upload: <path d="M12 15.5V4M7.5 8 12 3.5 16.5 8M4 15v2.5A2.5 2.5 0 0 0 6.5 20h11a2.5 2.5 0 0 0 2.5-2.5V15" />,
  trash: (
    <path d="M4 6.5h16M9 6.25V5a1.5 1.5 0 0 1 1.5-1.5h3A1.5 1.5 0 0 1 15 5v1.25M6 6.5l.75 11.7a2.5 2.5 0 0 0 2.5 2.3h5.5a2.5 2.5 0 0 0 2.5-2.3L18 6.5M10 10.75v5.5M14 10.75v5.5" />
  ),
  calendar: (
    <>
      <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
      <path d={`M3.5 10h17M8 3v4M16 3v4${dot(8, 14.5)}${dot(12, 14.5)}${dot(16, 14.5)}`} />
    </>
  ),
  star: <path d="m12 3.5 2.65 5.35 5.9.85-4.27 4.17 1 5.88L12 16.98l-5.28 2.77 1-5.88L3.45 9.7l5.9-.85Z" />,
  overview: (
    <>
      <rect x="3.5" y="3.5" width="7.25" height="9" rx="2" />
      <rect x="3.5" y="16" width="7.25" height="4.5" rx="2" />
      <rect x="13.75" y="3.5" width="6.75" height="4.5" rx="2" />
      <rect x="13.75" y="11.5" width="6.75" height="9" rx="2" />
    </>
  ),
  tag: (
    <>
      <path d="M3.5 5.5v6.1a2 2 0 0 0 .6 1.4l7 7a2 2 0 0 0 2.8 0l6.1-6.1a2 2 0 0 0 0-2.8l-7-7a2 2 0 0 0-1.4-.6H5.5a2 2 0 0 0-2 2Z" />
      <path d={dot(8, 8)} />
    </>
  ),
  chat: (
    <>
      <path d="M6 4h12a2.5 2.5 0 0 1 2.5 2.5v8A2.5 2.5 0 0 1 18 17h-6.25L7.5 20.5V17H6a2.5 2.5 0 0 1-2.5-2.5v-8A2.5 2.5 0 0 1 6 4Z" />
      <path d="M8 8.75h8M8 12.25h5" />
    </>
  ),
  folder: (
    <path d="M3.5 17.5v-11A2.5 2.5 0 0 1 6 4h2.9a2 2 0 0 1 1.55.75L12 6.75h6a2.5 2.5 0 0 1 2.5 2.5v8.25A2.5 2.5 0 0 1 18 20H6a2.5 2.5 0 0 1-2.5-2.5ZM3.5 10.5h17" />
  ),
  sliders: (
    <>
      <path d="M3.5 8h8M17.5 8h3M3.5 16h3M12.5 16h8" />
      <circle cx="14.5" cy="8" r="2.75" />
      <circle cx="9.5" cy="16" r="2.75" />
    </>
  ),
  lock: (
    <>
      <rect x="4.5" y="10.5" width="15" height="10" rx="2.5" />
      <path d="M8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.75v1.5" />
    </>
  ),
};

export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {paths[name]}
    </svg>
  );
}
