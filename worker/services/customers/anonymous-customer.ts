/**
 * The SET of an UPDATE that makes a customer anonymous; set `notes` beside it to say why. The empty e-mail marks the row as
 * anonymous, since a real customer always has one.
 */
export const ANONYMOUS = "user_id = NULL, company_name = 'Deleted', first_name = 'Deleted', last_name = 'Deleted', email = ''";
