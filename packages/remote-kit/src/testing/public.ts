export { answering, type FakeAnswer, fakeApolloClient, neverAnswering } from './fake-graphql.ts';
export { createFakeServices, type FakeServices, fakePerson } from './fake-services.ts';
export { type FakeSurroundings, inFakeShell } from './render-screen.tsx';
export { ScreenStory, type ScreenStoryProps } from './ScreenStory.tsx';
