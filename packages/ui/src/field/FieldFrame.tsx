import type { ReactNode } from 'react';
import styled from 'styled-components';
import { VisuallyHidden, visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { wholeWords } from '../layout/whole-words.ts';
import { tokens } from '../tokens/tokens.ts';
import { FieldError, FieldHint, RequiredMark } from './FieldNotes.tsx';
import type { FieldProps } from './field-props.ts';
import type { FieldIds } from './useFieldIds.ts';

export interface FieldFrameProps extends FieldProps {
  ids: FieldIds;
  /** What is seen of the label where its place says the rest, as “Share until” below a name. Default: the label. */
  shortLabel?: string | undefined;
  /** At the end of the label's line, as a counter. */
  aside?: ReactNode;
  /** Default: as wide as its place. */
  maxWidth?: string;
  children: ReactNode;
}

/** Label, hint and error round a field of one control. */
export function FieldFrame({
  ids,
  label,
  shortLabel,
  isLabelHidden,
  hint,
  error,
  isRequired,
  aside,
  maxWidth,
  children,
}: FieldFrameProps) {
  return (
    <Layout style={{ maxWidth }}>
      <LabelLine $isHidden={isLabelHidden === true}>
        <Label htmlFor={ids.control}>
          {shortLabel === undefined ? (
            label
          ) : (
            <>
              <Short aria-hidden="true">{shortLabel}</Short>
              <VisuallyHidden>{label}</VisuallyHidden>
            </>
          )}
          {isRequired && <RequiredMark />}
        </Label>
        {aside}
      </LabelLine>
      {hint !== undefined && <FieldHint id={ids.hint}>{hint}</FieldHint>}
      {children}
      {error !== undefined && <FieldError id={ids.error}>{error}</FieldError>}
    </Layout>
  );
}

export const Layout = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  min-width: 0;
`;

const LabelLine = styled.div<{ $isHidden: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[8]};
  ${({ $isHidden }) => $isHidden && visuallyHidden}
`;

const Label = styled.label`
  ${wholeWords}
  color: ${tokens.color.text};
  font-weight: 600;
  line-height: ${tokens.font.lineHeading};
`;

/** Next to a bold name it is a detail. */
const Short = styled.span`
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
  font-weight: ${tokens.font.weightNormal};
`;
