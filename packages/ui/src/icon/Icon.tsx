import { type IconName, iconShapes } from './icon-shapes.ts';

export interface IconProps {
  name: IconName;
  /** Side of the icon. Default: 24 px, scaled with the text. */
  size?: 'small' | 'normal' | 'large';
  /** Fills the shape, for a star that is set. Default: outline only. */
  isFilled?: boolean;
  /** Says what the icon means, where no text does. Default: decorative, hidden from screen readers. */
  label?: string | undefined;
}

const sides = { small: '1.125rem', normal: '1.5rem', large: '2.5rem' };

/**
 * One of our own icons, in the colour of the text around it.
 * Accessibility: hidden, unless a `label` makes it an image with a name.
 */
export function Icon({ name, size = 'normal', isFilled = false, label }: IconProps) {
  const shape = {
    viewBox: '0 0 24 24',
    width: sides[size],
    height: sides[size],
    fill: isFilled ? 'currentColor' : 'none',
    stroke: 'currentColor',
    strokeWidth: size === 'large' ? 1.25 : 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    focusable: 'false',
    style: { flex: 'none', display: 'block' },
  } as const;
  if (label === undefined)
    return (
      <svg {...shape} aria-hidden="true">
        <path d={iconShapes[name]} />
      </svg>
    );
  return (
    <svg {...shape} role="img" aria-label={label}>
      <title>{label}</title>
      <path d={iconShapes[name]} />
    </svg>
  );
}
