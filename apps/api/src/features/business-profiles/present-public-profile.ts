import type { BusinessProfile } from '@suv/domain'

/** What a profile looks like where every section is hidden. */
const hidden = {
  companyName: null,
  tagline: null,
  bio: null,
  industry: null,
  foundedYear: null,
  websiteUrl: null,
  linkedinUrl: null,
  pitchDeckUrl: null,
  videoUrl: null,
  achievements: [],
  teamSize: null,
  fundingStage: null,
} satisfies Partial<BusinessProfile>

/** A public profile as other members see it: only the fields that `visibleSections` names; the others look empty. */
export function presentPublicProfile(profile: BusinessProfile): BusinessProfile {
  const shown = Object.keys(hidden).filter((field) => profile.visibleSections.includes(field))
  const entries = Object.entries(profile).filter(([field]) => !(field in hidden) || shown.includes(field))
  return { ...profile, ...hidden, ...Object.fromEntries(entries), visibleSections: shown }
}
