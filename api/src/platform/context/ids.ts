declare const brand: unique symbol;

/** A number that cannot be taken for the id of something else. */
export type Id<Name extends string> = number & { readonly [brand]: Name };

export type AlertEventId = Id<'AlertEvent'>;
export type AlertId = Id<'Alert'>;
export type AlertRuleId = Id<'AlertRule'>;
export type ApiaryId = Id<'Apiary'>;
export type ApiTokenId = Id<'ApiToken'>;
export type ChartNoteId = Id<'ChartNote'>;
export type ChecklistId = Id<'Checklist'>;
export type ColonyEventId = Id<'ColonyEvent'>;
export type DashboardId = Id<'Dashboard'>;
export type DeviceId = Id<'Device'>;
export type ExportId = Id<'Export'>;
export type GroupId = Id<'Group'>;
export type GroupLinkId = Id<'GroupLink'>;
export type GroupMemberId = Id<'GroupMember'>;
export type GroupNewsId = Id<'GroupNews'>;
export type HiveId = Id<'Hive'>;
export type HiveLogId = Id<'HiveLogEntry'>;
export type InboxId = Id<'InboxMessage'>;
export type InspectionId = Id<'Inspection'>;
export type ItemId = Id<'InspectionItem'>;
export type LayerId = Id<'Layer'>;
export type MailId = Id<'Mail'>;
export type PhotoId = Id<'Photo'>;
export type QueenId = Id<'Queen'>;
export type ResearchAnswerId = Id<'ResearchAnswer'>;
export type ResearchId = Id<'Research'>;
export type SampleCodeId = Id<'SampleCode'>;
export type SensorDefinitionId = Id<'SensorDefinition'>;
export type SignInId = Id<'SignIn'>;
export type UserId = Id<'User'>;
export type WeatherPlaceId = Id<'WeatherPlace'>;
