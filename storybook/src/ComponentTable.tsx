import { Markdown } from '@storybook/addon-docs/blocks';
import { type ComponentFacts, descriptionOf, factsOf } from './component-facts.ts';

interface ComponentStories {
  default: {
    title: string;
    component?: unknown;
    subcomponents?: Record<string, unknown>;
    parameters?: Partial<ComponentFacts>;
  };
}

declare global {
  interface ImportMeta {
    /** Of webpack: all modules of a folder. */
    webpackContext: (
      folder: string,
      options: { recursive: boolean; regExp: RegExp },
    ) => { (path: string): ComponentStories; keys: () => string[] };
  }
}

const stories = import.meta.webpackContext('../../packages/ui/src', {
  recursive: true,
  regExp: /\.stories\.tsx$/,
});

/** All components of the design system: what each is for, its accessibility, its status and its first version. */
export function ComponentTable() {
  const rows = stories.keys().flatMap((path) => rowsOf(stories(path)));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Component</th>
          <th scope="col">What for</th>
          <th scope="col">Accessibility</th>
          <th scope="col">Status</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {rows
          .sort((a, b) => a.name.localeCompare(b.name))
          .map(({ name, link, purpose, accessibility, status, since }) => (
            <tr key={name}>
              <th scope="row" style={{ textAlign: 'start' }}>
                <a href={link} target="_top">
                  {name}
                </a>
              </th>
              <td>
                <Markdown>{purpose}</Markdown>
              </td>
              <td>
                <Markdown>{accessibility}</Markdown>
              </td>
              <td>{status}</td>
              <td>{since}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function rowsOf({ default: { title, component, subcomponents, parameters = {} } }: ComponentStories) {
  const facts = factsOf(parameters);
  if (!facts) return [];
  const [name = title] = title.split('/').slice(-1);
  const link = `./?path=/docs/${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}--docs`;
  // A page of several components is named after what they do together.
  const named =
    subcomponents && nameOf(component) !== name ? { [nameOf(component)]: component } : { [name]: component };
  return Object.entries({ ...named, ...subcomponents }).map(([part, shown]) => ({
    name: part,
    link,
    ...descriptionOf(shown),
    ...facts,
  }));
}

const nameOf = (component: unknown) => (typeof component === 'function' ? component.name : '');
