import type { CheckboxProps } from './Checkbox.tsx';
import { CheckField } from './CheckField.tsx';

export type SwitchProps = CheckboxProps;

/**
 * On or off, working at once.
 * Accessibility: a native check box with the role `switch`; space toggles.
 */
export function Switch(props: SwitchProps) {
  return <CheckField {...props} look="switch" />;
}
