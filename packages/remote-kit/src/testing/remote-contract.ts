import { parseRemoteDeclaration } from '@skep/registry/schema';
import { waitFor } from '@testing-library/react';
import type { RemoteLifecycles } from '../define-remote.tsx';
import type { ShellServices } from '../services.ts';
import type { RemoteSlots } from '../slots/define-slots.ts';
import { createFakeServices, type FakeServices } from './fake-services.ts';
import { type FootprintWatch, watchFootprint } from './footprint.ts';
import { mountRemote, unmountRemote } from './mount-remote.ts';

const visits = 20;

/**
 * The contract that every remote passes, as Jest tests: call it from the remote's own `remote.test.ts`.
 * @param declaration the parsed `remote.json`
 * @param slots what its `src/slots.ts` exports, when it has one
 */
export function describeRemoteContract(
  lifecycles: RemoteLifecycles,
  declaration: unknown,
  slots?: RemoteSlots,
): void {
  describe('the remote keeps the contract of the kit', () => {
    test('its declaration is valid', () => {
      expect(parseRemoteDeclaration(declaration)).toMatchObject({ success: true });
    });

    test.each(pathsOf(declaration))(
      'its screen at %s is drawn and says what it is called',
      async (path) => {
        const services = createFakeServices();
        const { domElement, props } = surroundings(services, visited(path));
        await mountRemote(lifecycles, props);
        // The first time its file is compiled.
        await waitFor(() => expect(services.seen.titles.filter((title) => title)).not.toEqual([]), {
          timeout: 20_000,
        });
        await unmountRemote(lifecycles, props);
        domElement.remove();
      },
      30_000,
    );

    test('it fills the slots that it declares, each with something that loads', async () => {
      const parsed = parseRemoteDeclaration(declaration);
      const declared = parsed.success ? parsed.declaration.slots : [];
      expect(Object.keys(slots?.fillings ?? {}).sort()).toEqual([...declared].sort());
      for (const name of declared) await expect(slots?.fillings[name]?.()).resolves.toBeDefined();
    });

    test('twenty visits leave no element, listener, timer, style, global or stored value behind', async () => {
      const watch = watchFootprint();
      const services = createFakeServices();
      const path = visited(pathsOf(declaration)[0] ?? '/');
      await visit(lifecycles, services, path);
      await settled(watch);
      const afterOne = watch.now();
      for (let count = 1; count < visits; count += 1) await visit(lifecycles, services, path);
      await settled(watch);
      const afterTwenty = watch.now();
      watch.stop();
      expect(afterTwenty).toEqual(afterOne);
      expect(afterTwenty).toMatchObject({ timers: 0, intervals: 0, stored: 0 });
      expect(afterTwenty.globals.filter((name) => !allowedGlobals.has(name))).toEqual([]);
      expect(listenersOf(services)).toBe(0);
      expect(document.body.innerHTML).toBe('');
    });

    test('a service that fails costs the remote a message, not its life', async () => {
      const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      const { domElement, props } = surroundings(failingServices(), visited(pathsOf(declaration)[0] ?? '/'));
      await mountRemote(lifecycles, props);
      await waitFor(() => expect(domElement.textContent).not.toBe(''));
      await unmountRemote(lifecycles, props);
      expect(domElement.innerHTML).toBe('');
      domElement.remove();
      complaints.mockRestore();
    });
  });
}

/** React's test mode and Apollo's development tools set these on any page. */
const allowedGlobals = new Set(['IS_REACT_ACT_ENVIRONMENT', '__APOLLO_CLIENT__', 'singleSpaNavigate']);

async function visit(lifecycles: RemoteLifecycles, services: ShellServices, path: string): Promise<void> {
  const { domElement, props } = surroundings(services, path);
  await mountRemote(lifecycles, props);
  await waitFor(() => expect(domElement.innerHTML).not.toBe(''));
  await unmountRemote(lifecycles, props);
  expect(domElement.innerHTML).toBe('');
  domElement.remove();
}

function surroundings(services: ShellServices, path: string) {
  window.history.replaceState(null, '', path);
  const domElement = document.createElement('div');
  document.body.append(domElement);
  return { domElement, props: { name: 'remote', domElement, services } };
}

/** Timers that were set while drawing, as skeletons' words, run out or are cleared. */
async function settled(watch: FootprintWatch): Promise<void> {
  await waitFor(
    () => {
      const { timers } = watch.now();
      // One is waitFor's own.
      expect(timers).toBeLessThanOrEqual(1);
    },
    { timeout: 4000 },
  );
}

function listenersOf({ session, language }: FakeServices): number {
  return session.listenerCount() + language.listenerCount();
}

/** Everything that can fail does: the network, notices, questions, reports. */
function failingServices(): ShellServices {
  const fail = () => {
    throw new Error('This service fails on purpose.');
  };
  return {
    ...createFakeServices(),
    notify: fail,
    confirm: () => Promise.reject(new Error('This service fails on purpose.')),
    telemetry: { report: fail },
  };
}

function pathsOf(declaration: unknown): string[] {
  const parsed = parseRemoteDeclaration(declaration);
  return parsed.success ? parsed.declaration.routes.map(({ path }) => path) : [];
}

/** An address at which a path is visited. */
function visited(path: string): string {
  return path.replaceAll(/:\w+/g, '1');
}
