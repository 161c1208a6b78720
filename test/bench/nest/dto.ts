import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsEmail,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Length,
  Matches,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';

const PRIORITIES = ['low', 'normal', 'high', 'urgent'];
const CHANNELS = ['api', 'email', 'web_form', 'web_chat', 'phone', 'sms', 'social', 'chat', 'agent', 'other'];

export class ContactDto {
  @IsOptional() @IsString() @Length(1, 200) name?: string;
  @IsOptional() @IsEmail() @MaxLength(254) email?: string;
  @IsOptional() @Matches(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/) @MaxLength(35) locale?: string;
}

export class InitialMessageDto {
  @IsOptional() @IsIn(['user']) role?: string;
  @IsString() @Length(1, 100_000) content: string;
  @IsOptional() @IsString() @Length(1, 255) external_message_id?: string;
}

export class CreateWorkItemDto {
  @IsString() @Length(1, 500) @Matches(/\S/) subject: string;
  @IsOptional() @IsIn(PRIORITIES) priority?: string;
  @IsOptional() @IsIn(CHANNELS) channel?: string;
  @IsOptional() @IsString() @Length(1, 255) channel_id?: string;
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(50)
  @ArrayUnique()
  @IsString({ each: true })
  @Length(1, 64, { each: true })
  tags?: string[];
  @IsOptional() @ValidateNested() @Type(() => ContactDto) contact?: ContactDto;
  @IsOptional() @ValidateNested() @Type(() => InitialMessageDto) initial_message?: InitialMessageDto;
}

export class ListWorkItemsDto {
  @IsOptional() @Type(() => Number) @IsInt() @Min(1) limit?: number;
  @IsOptional() @IsString() page_token?: string;
  @IsOptional() @IsString() status?: string;
}
