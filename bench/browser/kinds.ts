/** One page of every kind that people reach without having asked for anything. */
export const stillPages = {
  home: '/',
  product: '/kasko-sigortasi',
  blog: '/blog',
  post: '/blog/kasko-teklifinde-muafiyet',
  faq: '/sss',
  article: '/hakkimizda',
  agreement: '/cerez-politikasi',
  contact: '/iletisim',
  'quick access': '/hizli-erisim/mtv-borcu',
} as const;

/** Where kasko is quoted. */
export const quotePage = '/trafik/kasko-teklif';
