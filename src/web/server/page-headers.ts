/** Headers of a page, over those of every reply. Scripts run only from our own files or with this request's nonce. */
export function pageHeaders(options: {
  nonce: string;
  https: boolean;
  development: boolean;
  /** Origins a form may post to besides our own: the bank's gate. */
  formTargets: readonly string[];
}): Record<string, string> {
  const policy = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    // Vite writes styles into the page while developing.
    options.development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${options.nonce}'`,
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
