import { type ComponentType, useState } from 'react';
import { fn } from 'storybook/test';
import { iconShapes } from '../icon/icon-shapes.ts';

/** Where a field keeps its value: the property that holds it, and the one that tells a new one. */
interface Held<Props> {
  value: keyof Props;
  handler: keyof Props;
}

/**
 * A story to be tried with Storybook's controls: its properties can be changed there.
 * @param held given, it keeps what is put into it, as a form does
 */
export function toTry<Props extends object>(Part: ComponentType<Props>, args: Props, held?: Held<Props>) {
  return {
    args: held ? { ...args, [held.handler]: fn() } : args,
    argTypes: 'icon' in args ? { icon: { control: 'select', options: Object.keys(iconShapes) } } : {},
    render: (tried: Props) => (held ? <Holding Part={Part} args={tried} held={held} /> : <Part {...tried} />),
  };
}

interface HoldingProps<Props extends object> {
  Part: ComponentType<Props>;
  args: Props;
  held: Held<Props>;
}

function Holding<Props extends object>({ Part, args, held }: HoldingProps<Props>) {
  const [value, setValue] = useState(args[held.value]);
  const report = args[held.handler];

  function change(next: typeof value) {
    setValue(next);
    // Seen in the panel of actions.
    if (typeof report === 'function') report(next);
  }

  return <Part {...args} {...{ [held.value]: value, [held.handler]: change }} />;
}

/** Of most fields. */
export const heldValue = { value: 'value', handler: 'onChange' } as const;
