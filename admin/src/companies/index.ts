import { CompanyEdit } from './company-edit.tsx';
import { VerifiedCompany } from './verified-company.tsx';

/** Verified companies; their list is on the page of approved listings. */
export const companies = { name: 'companies', show: VerifiedCompany, edit: CompanyEdit };
