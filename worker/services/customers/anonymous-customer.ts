/**
 * What a customer's row becomes once the person is forgotten, as the SET of an UPDATE; `notes` say why. An empty e-mail
 * means just that: a real customer always has one.
 */
export const ANONYMOUS = "user_id = NULL, company_name = 'Deleted', first_name = 'Deleted', last_name = 'Deleted', email = ''";
