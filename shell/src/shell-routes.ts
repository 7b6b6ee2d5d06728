import type { MessageSource } from '@skep/i18n';
import { routeOfPath } from '@skep/registry/paths';
import type { IconName } from '@skep/ui';
import type { ComponentType } from 'react';
import type { ShellMessageId } from './messages.ts';

interface OwnPageModule {
  Screen: ComponentType;
  /** All that it shows, those of the shell among them. */
  texts: MessageSource;
}

/** A page of the shell's own inside the layout, such as the profile. It is loaded when it is first opened. */
export interface OwnPage {
  /** In react-router's syntax. */
  path: string;
  /** As of a remote's routes: 0 is a top tab, 1 a list, 2 a detail. */
  depth: 0 | 1 | 2;
  /** Nothing comes before it: its top bar has no way back. Default: false. */
  isFirst?: boolean;
  /** The server decides; this only saves a person from opening what they would be refused. */
  access: 'everybody' | 'signedIn' | 'translator' | 'admin';
  load: () => Promise<OwnPageModule>;
  /** Its place in the drawer; without one it is reached by a link of another page. */
  drawer?: { label: ShellMessageId; icon: IconName; order: number };
}

/** Orders between 100 and 199 stand above the entries of the remotes, from 900 on below them. */
export const ownPages: readonly OwnPage[] = [
  {
    path: '/status',
    depth: 1,
    access: 'everybody',
    load: () => import('./status/StatusScreen.tsx'),
  },
  {
    path: '/first-run',
    depth: 1,
    isFirst: true,
    access: 'everybody',
    load: () => import('./first-run/FirstRunScreen.tsx'),
  },
  {
    path: '/profile',
    depth: 1,
    access: 'signedIn',
    load: () => import('./profile/ProfileScreen.tsx'),
    drawer: { label: 'shell.profile.title', icon: 'person', order: 100 },
  },
  {
    path: '/security',
    depth: 1,
    access: 'signedIn',
    load: () => import('./security/SecurityScreen.tsx'),
    drawer: { label: 'shell.security.title', icon: 'lock', order: 110 },
  },
  {
    path: '/notifications',
    depth: 1,
    access: 'signedIn',
    load: () => import('./notifications/NotificationsScreen.tsx'),
    drawer: { label: 'shell.notifications.title', icon: 'reminder', order: 115 },
  },
  {
    path: '/waiting',
    depth: 1,
    access: 'signedIn',
    load: () => import(/* webpackChunkName: "offline-page" */ './offline-outbox/OutboxScreen.tsx'),
  },
  {
    path: '/administration/users',
    depth: 1,
    access: 'admin',
    load: () => import('./administration/UsersScreen.tsx'),
    drawer: { label: 'shell.administration.title', icon: 'person', order: 920 },
  },
  {
    path: '/administration/service',
    depth: 1,
    access: 'admin',
    load: () => import('./administration/ServiceScreen.tsx'),
    drawer: { label: 'shell.service.title', icon: 'settings', order: 923 },
  },
  {
    path: '/translations',
    depth: 1,
    access: 'translator',
    load: () => import('./translations/TranslationsScreen.tsx'),
    drawer: { label: 'shell.translations.title', icon: 'globe', order: 930 },
  },
  {
    path: '/account-export',
    depth: 2,
    access: 'signedIn',
    load: () => import('./pages/OldExportScreen.tsx'),
  },
  {
    path: '/terms',
    depth: 1,
    access: 'everybody',
    load: () => import('./pages/TermsScreen.tsx'),
  },
  {
    path: '/privacy',
    depth: 1,
    access: 'everybody',
    load: () => import('./pages/PrivacyScreen.tsx'),
  },
  {
    path: '/accessibility',
    depth: 2,
    access: 'everybody',
    load: () => import('./pages/AccessibilityScreen.tsx'),
  },
  {
    path: '/help',
    depth: 1,
    access: 'everybody',
    load: () => import('./pages/HelpScreen.tsx'),
  },
  {
    path: '/faq',
    depth: 2,
    access: 'everybody',
    load: () => import('./pages/FaqScreen.tsx'),
  },
  {
    path: '/support',
    depth: 1,
    access: 'everybody',
    load: () => import('./pages/SupportScreen.tsx'),
  },
  {
    path: '/new',
    depth: 1,
    access: 'signedIn',
    load: () => import('./pages/NewScreen.tsx'),
  },
];

/** The page at an address, if it is one of the shell's own. */
export function findOwnPage(pathname: string, pages: readonly OwnPage[] = ownPages): OwnPage | undefined {
  return routeOfPath(pages, pathname);
}
