import { type ComponentPropsWithRef, type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton.tsx';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { useUiText } from '../i18n/useUiText.ts';
import { Icon } from '../icon/Icon.tsx';
import { tokens } from '../tokens/tokens.ts';

type InputProps = Pick<
  ComponentPropsWithRef<'input'>,
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onBlur'
  | 'onKeyDown'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'placeholder'
  | 'ref'
  | 'spellCheck'
  | 'autoCapitalize'
>;

export interface TextFieldProps extends FieldProps, InputProps {
  /** Default: `text`. A password gets a button that shows it, a search its glass. */
  type?: 'text' | 'email' | 'password' | 'search';
}

/**
 * One line of text. `onChange` is the input's own event, so that `register('name')` can be spread into it.
 * Accessibility: a native input with its label; hint and error describe it.
 */
export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, hint, error, isRequired, isDisabled, id, type = 'text', ...input } = props;
  const ids = useFieldIds(props);
  const [isShown, setIsShown] = useState(false);
  const isPassword = type === 'password';

  return (
    <FieldFrame {...props} ids={ids}>
      <Box>
        {type === 'search' && (
          <Glass>
            <Icon name="search" size="small" />
          </Glass>
        )}
        <Input
          {...input}
          {...controlState(ids, props)}
          type={isPassword && isShown ? 'text' : type}
          $hasGlass={type === 'search'}
          $hasButton={isPassword}
        />
        {isPassword && <ShowPassword isShown={isShown} onToggle={() => setIsShown(!isShown)} />}
      </Box>
    </FieldFrame>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }): ReactNode {
  const text = useUiText();
  return (
    <End>
      <IconButton
        icon={isShown ? 'eyeOff' : 'eye'}
        label={text(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
        onClick={onToggle}
      />
    </End>
  );
}

const Box = styled.div`
  position: relative;
`;

const Glass = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${tokens.space[12]};
  display: flex;
  align-items: center;
  color: ${tokens.color.textMuted};
  pointer-events: none;
`;

const End = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: flex;
  align-items: center;
`;

const Input = styled.input<{ $hasGlass: boolean; $hasButton: boolean }>`
  ${controlStyles}
  padding-inline-start: ${({ $hasGlass }) => ($hasGlass ? '40px' : tokens.space[12])};
  padding-inline-end: ${({ $hasButton }) => ($hasButton ? tokens.size.target : tokens.space[12])};
  &::-webkit-search-cancel-button {
    cursor: pointer;
  }
`;
