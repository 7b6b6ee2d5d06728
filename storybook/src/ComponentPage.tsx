import { Controls, Description, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import { factsOf } from './component-facts.ts';

/** The page of a component: its status, what it is for, its properties and its stories. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Facts />
      <Description />
      <Primary />
      <Controls />
      <Stories />
    </>
  );
}

function Facts() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const facts = factsOf(preparedMeta.parameters);
  if (!facts) return null;
  return (
    <p>
      <strong>{facts.status}</strong>, since version {facts.since} of <code>@skep/ui</code>
    </p>
  );
}
