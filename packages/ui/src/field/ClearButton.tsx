import styled from 'styled-components';
import { useUiText } from '../i18n/useUiText.ts';
import { focusRing } from '../tokens/focus-ring.ts';
import { tokens } from '../tokens/tokens.ts';

export interface ClearButtonProps {
  /** The field's label, so that its name says what it clears. */
  fieldLabel: string;
  onClear: () => void;
}

/** Takes an answer back: the field is then not answered. */
export function ClearButton({ fieldLabel, onClear }: ClearButtonProps) {
  const text = useUiText();
  return (
    <Clear type="button" onClick={onClear} aria-label={text('ui.clearField', { label: fieldLabel })}>
      {text('ui.clear')}
    </Clear>
  );
}

// The target is 48 px high; negative margins keep the line as low as its text, and the text at the edge.
const Clear = styled.button`
  flex: none;
  min-width: ${tokens.size.target};
  min-height: ${tokens.size.target};
  margin-block: -12px;
  margin-inline-end: -8px;
  padding: 0 ${tokens.space[8]};
  border: 0;
  border-radius: ${tokens.radius.small};
  background: none;
  color: ${tokens.color.accentInk};
  font: inherit;
  font-size: ${tokens.font.sizeSmall};
  font-weight: 600;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
  ${focusRing}
`;
