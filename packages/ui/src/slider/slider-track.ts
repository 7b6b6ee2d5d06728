import { css } from 'styled-components';
import { focusOutline } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

const track = css`
  box-sizing: border-box;
  height: 12px;
  border: 1px solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.round};
`;

const thumb = css<{ $isAnswered: boolean }>`
  box-sizing: border-box;
  width: 32px;
  height: 32px;
  border: 2px solid ${({ $isAnswered }) => ($isAnswered ? tokens.color.accentEdge : tokens.color.borderStrong)};
  border-radius: ${tokens.radius.round};
  background: ${({ $isAnswered }) => ($isAnswered ? tokens.color.accent : tokens.color.surface)};
`;

/** A range input as wide as its place: filled up to the thumb (`--share`), hollow while not answered. */
export const sliderTrack = css<{ $isAnswered: boolean }>`
  --fill: ${({ $isAnswered }) => ($isAnswered ? tokens.color.accent : tokens.color.sunken)};
  appearance: none;
  flex: 1;
  min-width: 0;
  height: ${tokens.size.target};
  margin: 0;
  border-radius: ${tokens.radius.medium};
  background: none;
  cursor: pointer;
  touch-action: pan-y;
  &::-webkit-slider-runnable-track {
    ${track}
    background: linear-gradient(to right, var(--fill) var(--share), ${tokens.color.sunken} var(--share));
  }
  &:dir(rtl)::-webkit-slider-runnable-track {
    background: linear-gradient(to left, var(--fill) var(--share), ${tokens.color.sunken} var(--share));
  }
  &::-moz-range-track {
    ${track}
    background: ${tokens.color.sunken};
  }
  &::-moz-range-progress {
    ${track}
    background: var(--fill);
  }
  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -11px;
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:focus-visible {
    ${focusOutline}
  }
`;
