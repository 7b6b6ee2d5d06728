import type { Ref } from 'react';
import styled from 'styled-components';
import { FieldSet } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { visuallyHidden } from '../layout/VisuallyHidden.tsx';
import { focusOutline } from '../tokens/focus-ring.ts';
import { media, tokens } from '../tokens/tokens.ts';
import { isLightColour } from './is-light-colour.ts';
import { colourName, hiveSwatches } from './swatches.ts';

export interface ColorFieldProps extends FieldProps {
  /** `#rrggbb`; undefined: none chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** Nine colours, three by three. Default: those of a hive. */
  swatches?: readonly string[];
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A colour: nine swatches, or any other.
 * Accessibility: a radio group of colours with names, then the native colour input.
 */
export function ColorField(props: ColorFieldProps) {
  const { value, onChange, swatches = hiveSwatches, onBlur, isDisabled, ref } = props;
  const ids = useFieldIds(props);
  const text = useUiText();
  const chosen = value?.toLowerCase();
  const isFree = chosen !== undefined && !swatches.includes(chosen);

  return (
    <FieldSet {...props} ids={ids} role="radiogroup">
      <Swatches $columns={columnsFor(swatches.length)}>
        {swatches.map((color, index) => {
          const name = colourName(color);
          return (
            <Swatch key={color} $color={color}>
              <Radio
                ref={index === 0 ? ref : undefined}
                type="radio"
                name={`${ids.control}-swatch`}
                aria-label={name ? text(name) : color}
                checked={color === chosen}
                disabled={isDisabled === true}
                onChange={() => onChange(color)}
                onBlur={onBlur}
              />
              {color === chosen && <Icon name="check" />}
            </Swatch>
          );
        })}
      </Swatches>
      <Free>
        <FreeInput
          type="color"
          value={chosen ?? '#f8b133'}
          disabled={isDisabled === true}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
        {text('ui.freeColour')}
        {isFree && <Icon name="check" size="small" />}
      </Free>
    </FieldSet>
  );
}

/** Nine make a square; fewer stand in one line where there is room. */
const columnsFor = (count: number) => (count % 3 === 0 ? 3 : count);

const Swatches = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $columns }) => $columns}, ${tokens.size.targetMain});
  gap: ${tokens.space[8]};
  ${media.phone} {
    grid-template-columns: repeat(3, ${tokens.size.targetMain});
  }
`;

const Swatch = styled.label<{ $color: string }>`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  height: ${tokens.size.targetMain};
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.medium};
  background: ${({ $color }) => $color};
  color: ${({ $color }) => (isLightColour($color) ? '#000000' : '#ffffff')};
  cursor: pointer;
  &:has(:checked) {
    box-shadow:
      0 0 0 2px ${tokens.color.surface},
      0 0 0 5px ${tokens.color.text};
  }
  &:has(:focus-visible) {
    ${focusOutline}
    outline-offset: 6px;
  }
`;

const Radio = styled.input`
  ${visuallyHidden}
`;

const Free = styled.label`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${tokens.space[12]};
  min-height: ${tokens.size.target};
  cursor: pointer;
`;

const FreeInput = styled.input`
  width: ${tokens.size.targetMain};
  height: 40px;
  margin: 0;
  padding: 2px;
  border: ${tokens.borderWidth} solid ${tokens.color.borderStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.color.surface};
  cursor: pointer;
  &:focus-visible {
    ${focusOutline}
  }
`;
