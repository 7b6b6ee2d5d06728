import type { tokens } from './tokens.ts';

/** Bright for the sun: white, black and thick lines. */
export const themes = ['light', 'dark', 'sun'] as const;
export type Theme = (typeof themes)[number];

export type ColorRole = keyof typeof tokens.color;

const light: Record<ColorRole, string> = {
  page: '#f7f3eb',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#efe9dd',
  hover: '#f3ede1',
  text: '#231d13',
  textMuted: '#655b4a',
  border: '#e0d8c8',
  borderStrong: '#877c69',
  accent: '#f8b133',
  accentHover: '#eda21c',
  accentText: '#2a1c00',
  accentEdge: '#9a6308',
  accentSoft: '#fdf1d8',
  accentInk: '#855000',
  focus: '#1c5fc2',
  problem: '#b3261e',
  problemSoft: '#fdecea',
  problemText: '#ffffff',
  success: '#2a6b2f',
  successSoft: '#e7f3e5',
  warning: '#855000',
  warningSoft: '#fdf1d8',
  information: '#1b5a8c',
  informationSoft: '#e5f0f8',
  backdrop: 'rgb(35 29 19 / 50%)',
  hiveLine: '#4a3b22',
  hiveRoof: '#b9b2a4',
  hiveWood: '#d9c49c',
};

const dark: Record<ColorRole, string> = {
  page: '#16130e',
  surface: '#211d16',
  raised: '#2b261d',
  sunken: '#100e0a',
  hover: '#332d22',
  text: '#f3ede1',
  textMuted: '#bbb09d',
  border: '#3c362b',
  borderStrong: '#8f8471',
  accent: '#f8b133',
  accentHover: '#ffc35a',
  accentText: '#2a1c00',
  accentEdge: '#f8b133',
  accentSoft: '#3f3012',
  accentInk: '#ffc861',
  focus: '#8ab8ff',
  problem: '#ff9c92',
  problemSoft: '#45211d',
  problemText: '#380a06',
  success: '#8fd08b',
  successSoft: '#1e3620',
  warning: '#ffc861',
  warningSoft: '#3f3012',
  information: '#90c5f2',
  informationSoft: '#193448',
  backdrop: 'rgb(0 0 0 / 65%)',
  hiveLine: '#f3ede1',
  hiveRoof: '#8a8375',
  hiveWood: '#a58e64',
};

const sun: Record<ColorRole, string> = {
  page: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f0f0f0',
  hover: '#f0f0f0',
  text: '#000000',
  textMuted: '#2e2e2e',
  border: '#6b6b6b',
  borderStrong: '#000000',
  accent: '#f8b133',
  accentHover: '#ffc75c',
  accentText: '#000000',
  accentEdge: '#000000',
  accentSoft: '#ffe9bd',
  accentInk: '#573400',
  focus: '#0035b8',
  problem: '#8c0000',
  problemSoft: '#ffe8e5',
  problemText: '#ffffff',
  success: '#00450b',
  successSoft: '#e2f7e2',
  warning: '#573400',
  warningSoft: '#ffe9bd',
  information: '#00366b',
  informationSoft: '#e0f0ff',
  backdrop: 'rgb(0 0 0 / 75%)',
  hiveLine: '#000000',
  hiveRoof: '#a3a3a3',
  hiveWood: '#e3c98f',
};

export const themeColors: Record<Theme, Record<ColorRole, string>> = { light, dark, sun };

/** What differs between themes besides colour. */
export const themeLooks: Record<Theme, { borderWidth: string; shadowCard: string; shadowRaised: string }> = {
  light: {
    borderWidth: '1px',
    shadowCard: '0 1px 2px rgb(60 44 12 / 6%), 0 2px 8px rgb(60 44 12 / 5%)',
    shadowRaised: '0 4px 12px rgb(60 44 12 / 12%), 0 16px 40px rgb(60 44 12 / 16%)',
  },
  dark: {
    borderWidth: '1px',
    shadowCard: 'none',
    shadowRaised: '0 4px 12px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 50%)',
  },
  sun: { borderWidth: '2px', shadowCard: 'none', shadowRaised: 'none' },
};
