/** The pages that every public page's footer leads to. */
export const siteLinks = [
  {
    title: 'Product',
    links: [
      { href: '/features', name: 'Features' },
      { href: '/pricing', name: 'Pricing' },
      { href: '/demo', name: 'Demo' },
    ],
  },
  {
    title: 'Learn',
    links: [
      { href: '/guides', name: 'Guides' },
      { href: '/rules', name: 'Rules' },
      { href: '/faq', name: 'Questions' },
      { href: '/blog', name: 'Blog' },
    ],
  },
  {
    title: 'About us',
    links: [
      { href: '/about', name: 'About' },
      { href: '/contact', name: 'Contact' },
      { href: '/privacy', name: 'Privacy' },
    ],
  },
] as const
