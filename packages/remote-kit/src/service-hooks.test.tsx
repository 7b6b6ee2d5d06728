import { waitFor } from '@testing-library/react';
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { useObservable, useTabBadge, useTitle, useUnsavedChanges } from './service-hooks.ts';
import { ServicesContext } from './services-context.ts';
import { createFakeServices } from './testing/public.ts';
import { writableStore } from './writable-store.ts';

const lastCall = writableStore('nothing');
const services = createFakeServices();
services.navigation = { ...services.navigation, setTitle: (title) => lastCall.set(`title ${title}`) };
services.tabBadges = {
  ...services.tabBadges,
  set: (tabId, badge) => lastCall.set(`${badge?.count} in ${tabId}`),
};
services.unsavedChanges = {
  ...services.unsavedChanges,
  set: (isUnsaved) => lastCall.set(`unsaved ${isUnsaved}`),
};

interface PageProps {
  content: Promise<string>;
  /** Called when React has drawn the content, which it shows later. */
  onDrawn: () => void;
}

function Page(props: PageProps) {
  return (
    <>
      <h1>{useObservable(lastCall)}</h1>
      <Suspense fallback="Loading">
        <Content {...props} />
      </Suspense>
    </>
  );
}

function Content({ content, onDrawn }: PageProps) {
  const text = use(content);
  onDrawn();
  return <p>{text}</p>;
}

/** Blocks, as a slow phone does, until React has waited with the shell's content as long as it waits (300 ms). */
function SlowlyDrawn() {
  useLayoutEffect(() => {
    const end = performance.now() + 300;
    while (performance.now() < end);
  }, []);
  return 'A hive';
}

/** Draws into a root of its own, as shell and remotes do, outside of `act`, which would leave React no time to wait. */
function drawnApart(children: ReactNode) {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  root.render(children);
  return { place, root };
}

const screens: Record<string, () => ReactNode> = {
  title: function Titled() {
    useTitle('Linden');
    return <SlowlyDrawn />;
  },
  badge: function Badged() {
    useTabBadge('diary', { count: 3, label: '3 new' });
    return <SlowlyDrawn />;
  },
  'unsaved work': function Unsaved() {
    useUnsavedChanges(true);
    return <SlowlyDrawn />;
  },
};

// React throws its error 177 where one root's late effects draw another root while that waits to show what it has.
test.each(Object.keys(screens))('a %s is reported while the page waits to show its content', async (what) => {
  const Screen = screens[what] ?? (() => null);
  lastCall.set('nothing');
  const thrown: unknown[] = [];
  const note = (event: ErrorEvent) => thrown.push(event.error);
  window.addEventListener('error', note);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const content = Promise.withResolvers<string>();

  const onDrawn = jest.fn();
  const page = drawnApart(<Page content={content.promise} onDrawn={onDrawn} />);
  await waitFor(() => expect(page.place.textContent).toBe('nothingLoading'));
  content.resolve('Orchard');
  await waitFor(() => expect(onDrawn).toHaveBeenCalled(), { interval: 1 });
  const screen = drawnApart(
    <ServicesContext value={services}>
      <Screen />
    </ServicesContext>,
  );
  await waitFor(() => expect(page.place.textContent).toMatch(/.Orchard$/));

  expect(thrown).toEqual([]);
  expect(page.place.textContent).not.toMatch(/^nothing/);
  screen.root.unmount();
  page.root.unmount();
  window.removeEventListener('error', note);
});
