/** What is done in a dialog: to a new webhook, or to one that is there. */
export type WebhookTask = 'add' | 'edit' | 'secret' | 'deliveries' | 'delete'
