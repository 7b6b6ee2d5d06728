import { act, renderHook } from '@testing-library/react';
import { useFormGuard } from './form-guard.ts';
import { ServicesContext } from './services-context.ts';
import { createFakeServices } from './testing/fake-services.ts';

test('leaving after a save asks nobody, whatever the way out answers, and leaves the screen whole', async () => {
  const services = createFakeServices();
  const { result, unmount } = renderHook(() => useFormGuard(true), {
    wrapper: ({ children }) => <ServicesContext value={services}>{children}</ServicesContext>,
  });
  expect(services.seen.isUnsaved).toBe(true);
  const wentWith: boolean[] = [];
  // A way out that is asynchronous, as the shell's navigation is.
  const go = async () => {
    wentWith.push(services.seen.isUnsaved);
  };
  await act(async () => result.current.leave(() => go()));
  expect(wentWith).toEqual([false]);
  expect(unmount).not.toThrow();
});
