import { domains } from '#domains.ts';
import { exportTables, restoredTables } from './contents.ts';

// The guarantee: an archive of today is read by programs of people, and imported by servers of later versions.

test('the tables of an archive and their columns', () => {
  // Measurements have a column for each quantity.
  const tables = exportTables({ domains }).filter(({ name }) => name !== 'measurements');
  const lines = tables.map(({ name, columns }) => `${name}: ${columns.join(' ')}`);
  expect(lines).toMatchInlineSnapshot(`
[
  "account: id name email new_email locale permissions is_admin accepted_terms_version accepted_terms_at email_verified_at last_login_at asked_to_translate_at created_at updated_at",
  "sign_ins: id user_agent method created_at last_used_at",
  "api_tokens: id name is_read_only created_at expires_at last_used_at",
  "passkeys: id name created_at last_used_at",
  "oidc_accounts: issuer subject email created_at last_used_at",
  "settings: name value number created_at",
  "apiaries: id name description color is_roofed location_type continent country_code city street street_number postal_code latitude longitude registration_number land_owner_contact access_notes created_at updated_at favourite",
  "hives: id apiary_id name color brood_box_width_cm brood_box_depth_cm brood_box_height_cm frame_width_cm frame_height_cm sort_order colony_size sample_code checklist_id created_at updated_at type favourite",
  "hive_layers: id hive_id kind sort_order color frame_count",
  "hive_places: id hive_id apiary_id apiary since until",
  "hive_states: id hive_id event_id state since",
  "colony_events: id kind happened_on note hive_id other_hive_id queen_id former_queen_id created_at moved_boxes moved_frames",
  "queens: id hive_id name is_fertilized is_clipped tree line mother_id color description birth_date gone_on fate place purpose recipient created_at race",
  "queen_reigns: id queen_id hive_id hive event_id since until",
  "hive_tags: tag hive_id action created_at",
  "hive_attachments: id hive_id kind file file_name is_chosen created_at",
  "queen_attachments: id queen_id kind file file_name is_chosen created_at",
  "apiary_attachments: id apiary_id kind file file_name is_chosen created_at",
  "hive_log: id hive_id what author inspection_id at",
  "checklists: id type name description item_ids required_ids items created_at updated_at",
  "checklist_items: id name input unit minimum maximum parent_id created_at removed_at choices below",
  "checklist_item_choices: id item_id name place",
  "inspections: id hive_id apiary_id inspected_at notes conditions action next_notes reminder reminder_local impression needs_attention inspected_local time_zone checklist_id reminder_done_at is_event readings created_at updated_at",
  "inspection_answers: id inspection_id item_id item value",
  "photos: id inspection_id hive_id item_id file file_name description width_px height_px taken_at created_at",
  "hive_plans: id hive_id method start_day time_zone ended_at created_at",
  "tasks: id title note day repeat counts_from_done is_inspection steps pack hive_ids apiary_id time_zone plan_id plan_step planned_day repeat_from done_at created_at updated_at",
  "blooms: id apiary_id plant season first_day last_day created_at updated_at",
  "calendar_links: created_at last_read_at",
  "sample_codes: id code hive_id queen_id sampled_local created_at",
  "checklist_prints: id checklist_id name pages created_at last_print app_version fingerprint printed_as layout svg",
  "device_codecs: id name text examples fields created_at",
  "devices: id name type hardware_id firmware_version hardware_version boot_count interval_minutes transmission_ratio battery_volts codec_id last_message_at created_at deleted_at",
  "device_hives: id device_id hive_id since until",
  "sensor_definitions: id device_id name inside input output offset multiplier is_recalculated valid_from created_at",
  "temperature_corrections: device_id kg_per_celsius reference_celsius lag_hours valid_from created_at",
  "reference_weighings: id device_id weighed_at known_kg shown_kg",
  "weight_steps: device_id stepped_at answer answered_at",
  "ingest_inbox: id device_id received_at measured_at source status notes value_count repeats",
  "imports: id name size_bytes source state stored created_at imported_at",
  "flash_logs: id device_id created_at file_name byte_count measurement_count state",
  "groups: id name description color state is_admin is_creator answered_at",
  "group_hives: group_id hive_id may_edit ends_at shared_at",
  "shown_hives: hive_id hive keeper group_id group may_edit shared_at ends_at",
  "research_consents: id research_id research is_yes hive_ids counts_from noted_at ended_at",
  "research_fetches: id research_id researcher item fetched_at",
  "dashboards: id title description pace_seconds interval starts_on ends_on shows_all parts language weight_unit temperature_unit theme sites created_at",
  "dashboard_hives: dashboard_id hive_id position",
  "own_webhooks: id name kind address recipient created_at switched_off_at",
  "quiet_hours: from_time until_time time_zone",
  "alert_rules: id name description calculation_minutes excluded_months excluded_hours by_email is_active occurrences includes_shared worse_by quiet_minutes excluded_hive_ids webhook_url time_zone conditions joined_by created_at updated_at",
  "alerts: id rule_id rule_name device_id hive_id conditions values count first_at last_at ended_at read_at snoozed_until outcome",
  "register_entries: id number kind day corrects_id is_struck content hash came_as",
  "register_proofs: entry_id file",
  "treatment_products: id name substance method dose withdrawal_days supplier supplier_address is_shared created_at",
  "morning_notices: at_time time_zone is_pushed is_mailed",
  "home_assistant_hives: hive_id created_at",
  "chart_notes: id device_id hive_id noted_at text created_at updated_at",
]
`);
});

test('what comes back of it', () => {
  const lines = restoredTables({ domains }).map(({ name, row }) => {
    const columns = 'entries' in row ? Object.keys(Object(row.entries)) : [];
    return `${name}: ${columns.join(' ')}`;
  });
  expect(lines).toMatchInlineSnapshot(`
[
  "apiaries: id name description color is_roofed location_type continent country_code city street street_number postal_code latitude longitude registration_number land_owner_contact access_notes created_at updated_at favourite",
  "hives: id apiary_id name color brood_box_width_cm brood_box_depth_cm brood_box_height_cm frame_width_cm frame_height_cm sort_order colony_size sample_code checklist_id created_at updated_at type favourite",
  "hive_layers: hive_id kind sort_order color frame_count",
  "hive_places: hive_id apiary_id since until",
  "hive_states: hive_id event_id state since",
  "colony_events: id kind happened_on note hive_id other_hive_id queen_id former_queen_id created_at moved_boxes moved_frames",
  "queens: id hive_id name is_fertilized is_clipped tree line mother_id color description birth_date gone_on fate place purpose recipient created_at race",
  "queen_reigns: queen_id hive_id event_id since until",
  "hive_tags: tag hive_id action created_at",
  "hive_attachments: hive_id kind file file_name is_chosen created_at",
  "queen_attachments: queen_id kind file file_name is_chosen created_at",
  "apiary_attachments: apiary_id kind file file_name is_chosen created_at",
  "checklists: id type name description item_ids required_ids created_at updated_at",
  "checklist_items: id name input unit minimum maximum parent_id created_at removed_at",
  "checklist_item_choices: id item_id name place",
  "inspections: id hive_id apiary_id inspected_at notes conditions action next_notes reminder reminder_local impression needs_attention inspected_local time_zone checklist_id reminder_done_at is_event readings created_at updated_at",
  "inspection_answers: inspection_id item_id value",
  "photos: id inspection_id hive_id item_id file file_name description taken_at created_at",
  "hive_plans: id hive_id method start_day time_zone ended_at created_at",
  "tasks: id title note day repeat counts_from_done is_inspection steps pack hive_ids apiary_id time_zone plan_id plan_step planned_day repeat_from done_at created_at updated_at",
  "blooms: apiary_id plant season first_day last_day created_at updated_at",
  "checklist_prints: id checklist_id name pages created_at last_print app_version fingerprint printed_as layout svg",
  "device_codecs: id name text examples fields created_at",
  "devices: id name type hardware_id firmware_version hardware_version boot_count interval_minutes transmission_ratio battery_volts codec_id last_message_at created_at deleted_at",
  "device_hives: device_id hive_id since until",
  "sensor_definitions: device_id name inside input output offset multiplier is_recalculated valid_from created_at",
  "temperature_corrections: device_id kg_per_celsius reference_celsius lag_hours valid_from created_at",
  "reference_weighings: device_id weighed_at known_kg shown_kg",
  "weight_steps: device_id stepped_at answer answered_at",
  "moved_alert_rules: id rule read_at",
  "register_entries: id content hash came_as",
  "register_proofs: entry_id file",
  "treatment_products: id name substance method dose withdrawal_days supplier supplier_address is_shared created_at",
  "home_assistant_hives: hive_id created_at",
  "chart_notes: id device_id hive_id noted_at text created_at updated_at",
]
`);
});
