/** Headers of a page, over those of every reply. Scripts run only from our own files, or as their policy's source says. */
export function pageHeaders(options: {
  /** What else may stand in the page: with this request's nonce, or as one of these hashes says. */
  scripts: readonly string[];
  styles: readonly string[];
  https: boolean;
  development: boolean;
  /** Origins a form may post to besides our own: the bank's gate. */
  formTargets: readonly string[];
}): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...options.scripts].join(' '),
    // Vite writes styles into the page while developing.
    ["style-src 'self'", ...(options.development ? ["'unsafe-inline'"] : options.styles)].join(' '),
    // Positioned overlays carry style attributes; they cannot run script.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${options.formTargets.map((origin) => ` ${origin}`).join('')}`,
    "frame-ancestors 'none'",
    ...(options.https ? ['upgrade-insecure-requests'] : []),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  };
}
