/** To what files can be attached. */
export const attachmentSubjects = ['hive', 'queen', 'apiary'] as const;

export type AttachmentSubject = (typeof attachmentSubjects)[number];

export const attachmentKinds = ['photo', 'document'] as const;

export type AttachmentKind = (typeof attachmentKinds)[number];

/** Documents are PDFs. */
export const attachmentKindsOf: Readonly<Record<AttachmentSubject, readonly AttachmentKind[]>> = {
  hive: ['photo', 'document'],
  queen: ['photo'],
  apiary: ['photo', 'document'],
};

export const attachmentLimits = { documentMegabytesMax: 10, countMax: 50 } as const;
