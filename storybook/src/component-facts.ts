/** What a component's story says of it in its parameters. */
export interface ComponentFacts {
  /** `new`: its properties may still change. `deprecated`: its description names what replaces it. */
  status: 'stable' | 'new' | 'deprecated';
  /** The version of `@skep/ui` that brought it. */
  since: string;
}

/** Returns the facts in the parameters of a component's stories; undefined for a screen, which has none. */
export function factsOf({ status, since }: Partial<ComponentFacts>): ComponentFacts | undefined {
  return status && since ? { status, since } : undefined;
}

export interface ComponentDescription {
  purpose: string;
  /** Roles, keys and announcements. */
  accessibility: string;
}

/** Returns the two parts of a component's doc comment, which Storybook attaches to it. */
export function descriptionOf(component: unknown): ComponentDescription {
  const [purpose = '', accessibility = ''] = docCommentOf(component).split(/\s*Accessibility: /);
  return { purpose, accessibility };
}

function docCommentOf(component: unknown): string {
  if (component === null || (typeof component !== 'object' && typeof component !== 'function')) return '';
  const info: unknown = Reflect.get(component, '__docgenInfo');
  if (typeof info !== 'object' || info === null) return '';
  return String(Reflect.get(info, 'description') ?? '').replaceAll('\n', ' ');
}
