import { type ReactNode, type Ref, useState } from 'react';
import styled from 'styled-components';
import { ClearButton } from '../field/ClearButton.tsx';
import { controlStyles } from '../field/control-styles.ts';
import { FieldFrame, type FieldFrameProps } from '../field/FieldFrame.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { controlState, useFieldIds } from '../field/useFieldIds.ts';
import { tokens } from '../tokens/tokens.ts';
import { CalendarButton } from './CalendarButton.tsx';
import { localMinute } from './local-minute.ts';
import { useMomentText, usePersonsLocale } from './useMomentText.ts';
import { dayInWords } from './written-moment.ts';

export interface BaseDateFieldProps extends FieldProps, Pick<FieldFrameProps, 'shortLabel'> {
  /** Local, `YYYY-MM-DD` or `YYYY-MM-DDTHH:mm`; undefined: not answered. Anything else is what was typed. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** Earliest and latest moment, written like `value`. */
  min?: string | undefined;
  max?: string | undefined;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

interface OwnProps extends BaseDateFieldProps {
  hasTime: boolean;
  children?: ReactNode;
}

/**
 * A day or a moment. On a phone it is the native input, whose picker its owner knows; where it writes dates in another
 * order than the page, the day stands below it in words. Elsewhere browsers write
 * dates in their own language and begin weeks as they like, so there it is typed in the person's order of day
 * and month, next to a calendar of ours.
 */
export function BaseDateField(props: OwnProps) {
  const { label, value, onChange, isRequired, isDisabled, children } = props;
  const [isPhone] = useState(isHeldInHand);
  const ids = useFieldIds(props);
  const state = controlState(ids, props);
  const canClear = value !== undefined && !isRequired && !isDisabled;
  return (
    <FieldFrame
      {...props}
      ids={ids}
      maxWidth="400px"
      aside={canClear && <ClearButton fieldLabel={label} onClear={() => onChange(undefined)} />}
    >
      <Line>
        {isPhone ? <NativeMoment {...props} state={state} /> : <TypedMoment {...props} state={state} />}
        {children}
      </Line>
    </FieldFrame>
  );
}

// Tests have no such question to ask.
function isHeldInHand(): boolean {
  return typeof window.matchMedia === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

interface InputProps extends OwnProps {
  state: ReturnType<typeof controlState>;
}

function NativeMoment({ state, name, ref, hasTime, value, min, max, onChange, onBlur }: InputProps) {
  const words = dayInWords(value ?? '', usePersonsLocale());
  return (
    <>
      <NativeInput
        {...state}
        ref={ref}
        name={name}
        type={hasTime ? 'datetime-local' : 'date'}
        min={min}
        max={max}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value || undefined)}
        onBlur={onBlur}
      />
      {words !== undefined && <Words>{words}</Words>}
    </>
  );
}

function TypedMoment(props: InputProps) {
  const { state, name, ref, label, hasTime, value, min, max, isDisabled, onChange, onBlur } = props;
  const { text, example, type, settle } = useMomentText(value, onChange, hasTime);

  function choose(day: string) {
    const [, time = localMinute(new Date()).slice(11)] = (value ?? '').split('T');
    onChange(hasTime ? `${day}T${time}` : day);
  }

  return (
    <Typed>
      <Input
        {...state}
        ref={ref}
        name={name}
        type="text"
        autoComplete="off"
        placeholder={example}
        value={text}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
      />
      <CalendarButton
        fieldLabel={label}
        day={value}
        min={min}
        max={max}
        isDisabled={isDisabled}
        onChoose={choose}
      />
    </Typed>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
`;

const Typed = styled.div`
  display: flex;
  flex: 1 1 220px;
  gap: ${tokens.space[4]};
  min-width: 0;
`;

const Input = styled.input`
  ${controlStyles}
  flex: 1 1 0;
  width: auto;
  font-variant-numeric: tabular-nums;
`;

/** Below the input and a button next to it. */
const Words = styled.p`
  order: 1;
  flex-basis: 100%;
  margin: 0;
  color: ${tokens.color.textMuted};
  font-size: ${tokens.font.sizeSmall};
`;

/** As wide as what the browser writes in it: a button that has no room next to it goes below. */
const NativeInput = styled(Input)`
  flex-basis: auto;
`;
