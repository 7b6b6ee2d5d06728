/** The distances, in px: everything between two things is one of these. */
export type Space = 0 | 4 | 8 | 12 | 16 | 24 | 32 | 48;

/**
 * Names of the design tokens, as CSS values. What they mean in each theme is in `themes.ts`, and
 * `GlobalStyle` sets them on the page: a component never writes a colour or a size of its own.
 */
export const tokens = {
  color: {
    /** Behind everything. */
    page: 'var(--skep-color-page)',
    /** Cards, fields, bars. */
    surface: 'var(--skep-color-surface)',
    /** Menus and dialogs, above the surface. */
    raised: 'var(--skep-color-raised)',
    /** Tracks, wells, what lies below the surface. */
    sunken: 'var(--skep-color-sunken)',
    /** Under the pointer. */
    hover: 'var(--skep-color-hover)',
    /** Running text, headings, icons. */
    text: 'var(--skep-color-text)',
    /** What is read second: hints, times, units. */
    textMuted: 'var(--skep-color-text-muted)',
    /** Lines that only divide. */
    border: 'var(--skep-color-border)',
    /** Edges of what can be used: 3:1 against what is next to them. */
    borderStrong: 'var(--skep-color-border-strong)',
    /** The amber. Fills only; text on it is `accentText`. */
    accent: 'var(--skep-color-accent)',
    /** An amber fill under the pointer. */
    accentHover: 'var(--skep-color-accent-hover)',
    /** Text and icons on an amber fill. */
    accentText: 'var(--skep-color-accent-text)',
    /** Edge of an amber fill, for those who cannot tell amber from white. */
    accentEdge: 'var(--skep-color-accent-edge)',
    /** A breath of amber, behind text. */
    accentSoft: 'var(--skep-color-accent-soft)',
    /** Amber dark enough to write with: links, chosen things. */
    accentInk: 'var(--skep-color-accent-ink)',
    /** The ring round what has the focus. */
    focus: 'var(--skep-color-focus)',
    /** Errors, and what cannot be undone: text, icons, fills. */
    problem: 'var(--skep-color-problem)',
    /** Behind text about an error. */
    problemSoft: 'var(--skep-color-problem-soft)',
    /** Text on a fill of `problem`. */
    problemText: 'var(--skep-color-problem-text)',
    /** What went well: text and icons. */
    success: 'var(--skep-color-success)',
    /** Behind text about a success. */
    successSoft: 'var(--skep-color-success-soft)',
    /** What wants attention soon: text and icons. */
    warning: 'var(--skep-color-warning)',
    /** Behind text of a warning. */
    warningSoft: 'var(--skep-color-warning-soft)',
    /** What is good to know: text and icons. */
    information: 'var(--skep-color-information)',
    /** Behind text of an information. */
    informationSoft: 'var(--skep-color-information-soft)',
    /** Behind a dialog. */
    backdrop: 'var(--skep-color-backdrop)',
    /** Lines of the drawing of a hive. */
    hiveLine: 'var(--skep-color-hive-line)',
    /** Its roof, which nobody paints. */
    hiveRoof: 'var(--skep-color-hive-roof)',
    /** Its floor and legs. */
    hiveWood: 'var(--skep-color-hive-wood)',
  },
  space: {
    0: '0',
    4: 'var(--skep-space-4)',
    8: 'var(--skep-space-8)',
    12: 'var(--skep-space-12)',
    16: 'var(--skep-space-16)',
    24: 'var(--skep-space-24)',
    32: 'var(--skep-space-32)',
    48: 'var(--skep-space-48)',
  },
  font: {
    family: 'var(--skep-font-family)',
    sizeSmall: 'var(--skep-font-size-small)',
    sizeNormal: 'var(--skep-font-size-normal)',
    sizeLarge: 'var(--skep-font-size-large)',
    sizeHeading3: 'var(--skep-font-size-heading-3)',
    sizeHeading2: 'var(--skep-font-size-heading-2)',
    sizeHeading1: 'var(--skep-font-size-heading-1)',
    lineText: '1.5',
    lineHeading: '1.2',
    weightNormal: '400',
    weightMedium: '550',
    weightBold: '700',
  },
  radius: {
    small: 'var(--skep-radius-small)',
    medium: 'var(--skep-radius-medium)',
    large: 'var(--skep-radius-large)',
    round: '999px',
  },
  /** Width of the edges of cards and fields: thicker in the sun. */
  borderWidth: 'var(--skep-border-width)',
  shadow: {
    card: 'var(--skep-shadow-card)',
    raised: 'var(--skep-shadow-raised)',
  },
  /** What lies above what. Dialogs and popups are in the browser's own layer above all of these. */
  layer: {
    /** Bars that stay while a page scrolls below them. */
    bar: '10',
    toast: '30',
    /** Shown by the keyboard alone, before everything else. */
    skipLink: '40',
  },
  size: {
    /** Side of the smallest thing to touch. */
    target: '48px',
    /** The main action of a screen. */
    targetMain: '56px',
    /** Longest comfortable line of a form or text. */
    readable: '640px',
    /** Widest content of a page. */
    page: '1200px',
  },
  motion: {
    /** Zero for people who prefer less motion. */
    quick: 'var(--skep-motion-quick)',
    calm: 'var(--skep-motion-calm)',
  },
} as const;

/** Widths, in px, from which there is more room. Below `xs` is a phone. */
export const breakpoints = { xs: 600, m: 960 } as const;

export const media = {
  phone: `@media (max-width: ${breakpoints.xs - 0.02}px)`,
  wide: `@media (min-width: ${breakpoints.xs}px)`,
  desktop: `@media (min-width: ${breakpoints.m}px)`,
  paper: '@media print',
} as const;
