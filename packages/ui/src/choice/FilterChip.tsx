import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icon-shapes.ts';
import { media, tokens } from '../tokens/tokens.ts';
import { toggleStyles } from './toggle-styles.ts';

export interface FilterChipProps {
  /** What is left when it is on, as "Needs attention". */
  label: string;
  /** An icon by its name, or a drawing as a face. */
  sign: IconName | Exclude<ReactNode, string>;
  /** Where the icon is alone and the label is its tooltip. Default: `never`. */
  isBare?: 'never' | 'onPhone' | 'always';
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/**
 * Narrows a list while it is on; several stand in one row.
 * Accessibility: a toggle button that keeps its name also where only the sign is seen.
 */
export function FilterChip({ label, sign, isBare = 'never', isOn, onChange }: FilterChipProps) {
  return (
    <Pill
      type="button"
      aria-pressed={isOn}
      title={isBare === 'never' ? undefined : label}
      onClick={() => onChange(!isOn)}
    >
      {isIcon(sign) ? <Icon name={sign} size="small" /> : sign}
      <Words $isBare={isBare}>{label}</Words>
    </Pill>
  );
}

function isIcon(sign: FilterChipProps['sign']): sign is IconName {
  return typeof sign === 'string';
}

const Pill = styled.button`
  ${toggleStyles}
  display: inline-flex;
  flex: none;
  gap: ${tokens.space[8]};
  align-items: center;
  justify-content: center;
  padding: ${tokens.space[4]} ${tokens.space[12]};
  border-radius: ${tokens.radius.round};
`;

// Still read aloud, and still the name by which the button is found.
const unseen = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

const Words = styled.span<{ $isBare: NonNullable<FilterChipProps['isBare']> }>`
  ${({ $isBare }) => $isBare === 'always' && unseen}
  ${media.phone} {
    ${({ $isBare }) => $isBare === 'onPhone' && unseen}
  }
`;
