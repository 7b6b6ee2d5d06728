const failure = '... on Failure { code fields { path code limit } requestId retryAfterSeconds }';
const done = `__typename ... on Done { done } ${failure}`;
const group = `id revision name description color isAdmin isCreator showsPlace
  members { id name email isAdmin isCreator isMe state invitedAt answeredAt }
  hives { hiveId name color layers { id kind color frameCount } ownerName isMine right until }
  links { id url makerName until maxUses useCount } news { id kind who at }`;
const invitation =
  'groupId groupName description color invitedAt inviterName email isMine hiveCount memberCount';
const saved = `__typename ... on Group { ${group} } ${failure}`;

/** What mf-groups could ask for at most. */
export const groupsOperations: Readonly<Record<string, string>> = {
  groups: `{ groups { ${group} } groupInvitations { ${invitation} } }`,
  group: `query ($id: ID!) { group(id: $id) { ${group} } }`,
  groupInvitation: `query ($groupId: ID!, $token: String!) {
    groupInvitation(groupId: $groupId, token: $token) { ${invitation} } }`,

  createGroup: `mutation ($input: GroupInput!) { createGroup(input: $input) { ${saved} } }`,
  updateGroup: `mutation ($id: ID!, $revision: Int!, $input: GroupInput!, $shares: [HiveShareInput!]) {
    updateGroup(id: $id, revision: $revision, input: $input, shares: $shares) {
      ${saved} ... on GroupConflict { current { ${group} } } } }`,
  deleteGroup: `mutation ($id: ID!) { deleteGroup(id: $id) { ${done} } }`,
  leaveGroup: `mutation ($id: ID!) { leaveGroup(id: $id) { ${done} } }`,
  inviteToGroup: `mutation ($id: ID!, $input: GroupInvitationsInput!) {
    inviteToGroup(id: $id, input: $input) { ${saved} } }`,
  inviteToGroupAgain: `mutation ($groupId: ID!, $memberId: ID!) {
    inviteToGroupAgain(groupId: $groupId, memberId: $memberId) { ${saved} } }`,
  setGroupAdmin: `mutation ($groupId: ID!, $memberId: ID!, $isAdmin: Boolean!) {
    setGroupAdmin(groupId: $groupId, memberId: $memberId, isAdmin: $isAdmin) { ${saved} } }`,
  removeGroupMember: `mutation ($groupId: ID!, $memberId: ID!) {
    removeGroupMember(groupId: $groupId, memberId: $memberId) { ${saved} } }`,
  shareHives: `mutation ($groupId: ID!, $hives: [HiveShareInput!]!) {
    shareHives(groupId: $groupId, hives: $hives) { ${saved} } }`,
  showPlaceToGroup: `mutation ($id: ID!, $isShown: Boolean!) {
    showPlaceToGroup(id: $id, isShown: $isShown) { ${saved} } }`,
  answerGroupInvitation: `mutation ($groupId: ID!, $isYes: Boolean!, $token: String) {
    answerGroupInvitation(groupId: $groupId, isYes: $isYes, token: $token) { ${done} } }`,
  dismissGroupNews: `mutation ($groupId: ID!) { dismissGroupNews(groupId: $groupId) { ${saved} } }`,
  makeGroupLink: `mutation ($groupId: ID!, $input: GroupLinkInput!) {
    makeGroupLink(groupId: $groupId, input: $input) { ${saved} } }`,
  withdrawGroupLink: `mutation ($groupId: ID!, $linkId: ID!) {
    withdrawGroupLink(groupId: $groupId, linkId: $linkId) { ${saved} } }`,
};
