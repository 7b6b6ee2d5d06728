import type { Notice, Observable } from '@skep/remote-kit';
import { writableStore } from '@skep/remote-kit';

export interface ShownNotice extends Notice {
  id: number;
}

export interface Notices extends Observable<readonly ShownNotice[]> {
  /** @returns its id, by which it can be closed. */
  notify: (notice: Notice) => number;
  close: (id: number) => void;
}

/** Long enough to read a sentence twice; problems and only ways out stay until they are closed. */
const shownForMs = 7000;

export function createNotices(): Notices {
  const notices = writableStore<readonly ShownNotice[]>([]);
  let nextId = 1;
  const close = (id: number) => notices.set(notices.get().filter((notice) => notice.id !== id));
  return {
    ...notices,
    close,
    notify(notice) {
      const id = nextId;
      nextId += 1;
      notices.set([...notices.get(), { ...notice, id }]);
      const isOnlyWay = notice.action && !notice.action.isElsewhere;
      if (notice.kind !== 'problem' && !isOnlyWay) setTimeout(() => close(id), shownForMs);
      return id;
    },
  };
}
